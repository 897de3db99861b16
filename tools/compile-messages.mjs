import { compile } from '@inlang/paraglide-js';
import { MESSAGES, MENU_MESSAGES } from './messages.mjs';

// Whoever runs several checks side by side has compiled them before.
if (process.env['VARIORUM_MESSAGES'] === 'compiled') process.exit();

await compile(MESSAGES);
await compile(MENU_MESSAGES);
// The compiler leaves timers behind that would hold the process for half a minute.
process.exit();
