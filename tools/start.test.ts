import { describe, expect, it } from 'vitest';
import { resolvePaths, withScreenshot } from './start.mjs';

describe('resolvePaths', () => {
  it('resolves the value of a path flag where the command was typed, and leaves the rest', () => {
    expect(resolvePaths(['--library', 'mine', '--screenshot=a.png', '--other', 'mine'], '/home/me')).toEqual([
      '--library',
      '/home/me/mine',
      '--screenshot=/home/me/a.png',
      '--other',
      'mine',
    ]);
  });

  it('does not take the next flag for a forgotten value', () => {
    expect(resolvePaths(['--library', '--keep-open'], '/home/me')).toEqual(['--library', '--keep-open']);
  });
});

describe('withScreenshot', () => {
  it('asks for a picture and for the window to stay', () => {
    expect(withScreenshot(['--library', '/a'], '/tmp/b.png')).toEqual([
      '--library',
      '/a',
      '--screenshot=/tmp/b.png',
      '--keep-open',
    ]);
  });

  it.each([[['--screenshot', '/c.png']], [['--screenshot=/c.png']]])('leaves a picture asked for alone: %j', (args) => {
    expect(withScreenshot(args, '/tmp/b.png')).toBe(args);
  });
});
