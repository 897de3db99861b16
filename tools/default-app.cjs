// Stands in for Electron's own default app, which the fallback package does not carry: it loads the app that the
// command line names. Kept as resources/default_app.asar, so that a packaged app beside it would win.
const { readFileSync } = require('node:fs');
const Module = require('node:module');
const { join, resolve } = require('node:path');
const { app } = require('electron');

function readLine(args) {
  const preloads = [];
  for (let at = 0; at < args.length; at++) {
    const arg = args[at] ?? '';
    if (arg === '-r' || arg === '--require') preloads.push(args[++at] ?? '');
    else if (!arg.startsWith('-')) return { preloads, folder: resolve(arg) };
  }
  return { preloads, folder: undefined };
}

const { preloads, folder } = readLine(process.argv.slice(1));
// Playwright's loader comes this way and has to run before the app does.
for (const preload of preloads) require(resolve(preload));
if (folder === undefined) {
  console.error('Name the folder of the app to run.');
  app.exit(1);
} else {
  const about = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  Object.assign(process, { defaultApp: true });
  app.name = about.productName ?? about.name;
  // Electron's own default app calls these two; they are not in the documentation.
  app.setVersion(about.version);
  app.setAppPath(folder);
  Module._load(join(folder, about.main), Module, true);
}
