import { compile } from '@inlang/paraglide-js';
import { MESSAGES } from './messages.mjs';

await compile(MESSAGES);
