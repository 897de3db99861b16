import { describe, expect, it } from 'vitest';
import { readOptions } from './options.ts';

const read = (argv: string[], env = {}) => readOptions(argv, env, '/home/me/.config/Variorum');

describe('readOptions', () => {
  it('leaves open where the library is unless told', () => {
    expect(read(['electron', '.'])).toEqual({
      kind: 'options',
      options: {
        userData: '/home/me/.config/Variorum',
        keepOpen: false,
      },
    });
  });

  it('takes a value behind a space or an equals sign, among flags of others', () => {
    const argv = [
      'electron',
      '-r',
      'loader.js',
      '--remote-debugging-port=0',
      '.',
      '--library',
      '/a',
      '--screenshot=/b.png',
    ];
    expect(read(argv)).toMatchObject({ options: { library: '/a', screenshot: '/b.png' } });
  });

  it('prefers the flag to the environment for the user data folder', () => {
    const env = { VARIORUM_USER_DATA: '/env' };
    expect(read([], env)).toMatchObject({ options: { userData: '/env' } });
    expect(read(['--user-data', '/flag'], env)).toMatchObject({ options: { userData: '/flag' } });
  });

  it.each(['--library', '--screenshot=', '--user-data'])('names the flag that lacks its value: %s', (flag) => {
    expect(read(['electron', '.', flag])).toEqual({ kind: 'missing-value', flag: flag.replace('=', '') });
  });
});
