import { compile } from '@inlang/paraglide-js';
import { MESSAGES, MENU_MESSAGES } from './messages.mjs';

await compile(MESSAGES);
await compile(MENU_MESSAGES);
// The compiler leaves timers behind that would hold the process for half a minute.
process.exit();
