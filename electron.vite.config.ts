import { paraglideVitePlugin } from '@inlang/paraglide-js';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'electron-vite';
import { MESSAGES } from './tools/messages.mjs';

// Targets and format are spelled out because the program also runs on Electron 25 (Chromium 114, Node 18.15),
// which cannot load ES modules in the main process.
const output = {
  format: 'cjs',
  entryFileNames: '[name].cjs',
  chunkFileNames: 'chunks/[name]-[hash].cjs',
} as const;

export default defineConfig({
  main: {
    build: {
      target: 'node18.15',
      externalizeDeps: true,
      rolldownOptions: {
        input: { main: 'src-main/app/main.ts', catalogue: 'src-main/catalogue/entry.ts' },
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
    plugins: [paraglideVitePlugin(MESSAGES), svelte()],
    server: { host: '127.0.0.1' },
    build: {
      target: 'chrome114',
      // The content policy has no data: URLs.
      assetsInlineLimit: 0,
      rolldownOptions: { input: 'src-renderer/index.html' },
    },
  },
});
