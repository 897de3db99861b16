import { describe, expect, it } from 'vitest';
import { electronFlags, missingLibraries } from './system.mjs';

describe('missingLibraries', () => {
  it('names what ldd did not find', () => {
    const output = [
      '\tlinux-vdso.so.1 (0x00007ffd)',
      '\tlibgtk-3.so.0 => not found',
      '\tlibc.so.6 => /lib/x86_64-linux-gnu/libc.so.6 (0x00007f)',
      '\tlibnss3.so => not found',
    ].join('\n');
    expect(missingLibraries(output)).toEqual(['libgtk-3.so.0', 'libnss3.so']);
  });

  it('finds nothing missing where all is found', () => {
    expect(missingLibraries('\tlibc.so.6 => /lib/libc.so.6 (0x00007f)\n')).toEqual([]);
  });
});

describe('electronFlags', () => {
  const plain = { isRoot: false, hasSetuidHelper: false, hasUserNamespaces: true, isVirtualDisplay: false };

  it.each([
    ['an ordinary user with namespaces', plain, []],
    ['the setuid helper in place', { ...plain, hasUserNamespaces: false, hasSetuidHelper: true }, []],
    ['neither', { ...plain, hasUserNamespaces: false }, ['--no-sandbox']],
    ['root, whatever else there is', { ...plain, isRoot: true, hasSetuidHelper: true }, ['--no-sandbox']],
    ['a virtual display', { ...plain, isVirtualDisplay: true }, ['--disable-gpu', '--log-level=3']],
  ])('for %s', (_, machine, flags) => {
    expect(electronFlags(machine)).toEqual(flags);
  });
});
