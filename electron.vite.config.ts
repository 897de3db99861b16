import { fileURLToPath } from 'node:url';
import { paraglideVitePlugin } from '@inlang/paraglide-js';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'electron-vite';
import { MENU_MESSAGES, MESSAGES } from './tools/messages.mjs';

// Targets and format are spelled out because the program also runs on Electron 25 (Chromium 114, Node 18.15),
// which cannot load ES modules in the main process.
const output = {
  format: 'cjs',
  entryFileNames: '[name].cjs',
  chunkFileNames: 'chunks/[name]-[hash].cjs',
} as const;

type Messages = typeof MESSAGES;

/** The renderer's root is its own folder, from which the development server would look for these. */
const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig(({ command }) => {
  // A build finds the messages compiled; only the development server compiles them as they change. The compiler
  // leaves timers behind, and a build that ran it would not end for half a minute.
  const messages = (which: Messages) => (command === 'serve' ? [paraglideVitePlugin(which)] : []);
  return {
    main: {
      plugins: messages(MENU_MESSAGES),
      // It needs a later Node than Electron has, and nothing is to be fetched.
      resolve: { alias: { 'sync-fetch-undici': at('src-main/exchange/formats/sources/no-network.ts') } },
      build: {
        target: 'node18.15',
        externalizeDeps: true,
        rolldownOptions: {
          input: {
            main: 'src-main/app/main.ts',
            catalogue: 'src-main/catalogue/entry.ts',
            'check-copy': 'src-main/catalogue/library/check-copy-entry.ts',
            'media-worker': 'src-main/media-worker/entry.ts',
          },
          output,
        },
      },
    },
    preload: {
      build: {
        target: 'node18.15',
        // A sandboxed preload script cannot require from node_modules.
        externalizeDeps: false,
        rolldownOptions: { input: { preload: 'src-main/preload/preload.ts' }, output },
      },
    },
    renderer: {
      root: 'src-renderer',
      plugins: [...messages(MESSAGES), svelte({ configFile: at('svelte.config.js') })],
      server: { host: '127.0.0.1' },
      build: {
        target: 'chrome114',
        // The content policy has no data: URLs.
        assetsInlineLimit: 0,
        rolldownOptions: { input: at('src-renderer/index.html') },
      },
    },
  };
});
