import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

function variorum(line: string, input = '') {
  const { status, stdout, stderr } = spawnSync(process.execPath, [path('main.ts'), ...line.split(' ')], {
    input,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

const parsed = <T>(json: string) => JSON.parse(json) as T;

describe('exit status and streams', () => {
  test('an answer is one document on standard output', () => {
    const { status, stdout, stderr } = variorum('score zhuangyuan/dobree 444456 --json');
    expect([status, parsed<{ worth: number }>(stdout).worth, stderr]).toEqual([0, 32, '']);
  });

  test('a refusal is one document on standard error, status 2', () => {
    const { status, stdout, stderr } = variorum('score zhuangyuan/dobree 44445 --json');
    expect([status, stdout, parsed<{ error: { kind: string } }>(stderr).error.kind]).toEqual([
      2,
      '',
      'wrong-number-of-dice',
    ]);
  });

  test('a fault is status 1', () => {
    expect(variorum('play zhuangyuan/dobree --players 3 --log /nowhere/x --json').status).toBe(1);
  });

  test('a person reads what is wrong and what to do', () => {
    expect(variorum('score zhuangyuan/dobree 444457').stderr).toBe(
      'throw: die 6 shows 7\na die shows 1 to 6; write six digits such as 444456\n',
    );
  });
});

test('batch answers every line in order, errors and blank lines too', () => {
  const lines = [
    'score zhuangyuan/dobree 444456',
    'score zhuangyuan/dobree 4',
    '',
    'score zhuangyuan/dobree "4 4 4 1 2 3"',
    'search "open',
    'batch',
  ];
  const { status, stdout } = variorum('batch', `${lines.join('\n')}\n`);
  const documents = stdout
    .trimEnd()
    .split('\n')
    .map((line) => parsed<{ worth?: number; error?: { kind: string } }>(line));
  expect([status, documents.map(({ worth, error }) => worth ?? error?.kind)]).toEqual([
    0,
    [32, 'wrong-number-of-dice', 'empty-line', 16, 'bad-line', 'unknown-command'],
  ]);
});
