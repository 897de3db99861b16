import { describe, expect, it } from 'vitest';
import { must, mustFail } from '../testing.ts';
import { parseCommand, parseSetup } from './parse.ts';

describe('what arrives from outside', () => {
  const seats = [{ name: 'A', player: 'person' }];
  it.each([
    [null, 'setup'],
    [{ seed: 1 }, 'seats'],
    [{ seats: [{ name: ' ', player: 'person' }], seed: 1 }, 'seats'],
    [{ seats: [{ name: 'A', player: 'robot' }], seed: 1 }, 'seats'],
    [{ seats }, 'seed'],
    [{ seats, seed: 1.5 }, 'seed'],
  ])('is no setup: %j', (value, field) => {
    expect(mustFail(parseSetup(value))).toEqual({ kind: 'not-a-setup', field });
  });

  it.each([
    ['throw', 'command'],
    [{ kind: 'roll' }, 'kind'],
    [{ kind: 'throw', outside: 7 }, 'outside'],
    [{ kind: 'throw', outside: -1 }, 'outside'],
    [{ kind: 'fill-gap', clause: 'x' }, 'clause'],
  ])('is no command: %j', (value, field) => {
    expect(mustFail(parseCommand(value))).toEqual({ kind: 'not-a-command', field });
  });

  it.each([
    [{ kind: 'throw' }, { kind: 'throw' }],
    [
      { kind: 'throw', dice: '444112' },
      { kind: 'throw', dice: [4, 4, 4, 1, 1, 2] },
    ],
    [
      { kind: 'throw', outside: 2, dice: '4' },
      { kind: 'throw', outside: 2 },
    ],
    [
      { kind: 'fill-gap', clause: 'a', reading: 'b' },
      { kind: 'fill-gap', clause: 'a', reading: 'b' },
    ],
  ])('is the command %j', (value, command) => {
    expect(must(parseCommand(value))).toEqual(command);
  });

  it('says which die is wrong', () => {
    expect(mustFail(parseCommand({ kind: 'throw', dice: '444117' }))).toMatchObject({ at: 6, found: '7' });
  });

  it('is a setup with nothing in it but what was asked for', () => {
    const value = { seats: [{ name: 'A', player: 'bot', extra: 1 }], seed: 'x', more: 2 };
    expect(must(parseSetup(value))).toEqual({ seats: [{ name: 'A', player: 'bot' }], seed: 'x' });
  });
});
