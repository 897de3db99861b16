import { config } from 'zod';

// Zod tries whether it may compile its schemas with `eval`; the content policy forbids that, and reports the attempt.
config({ jitless: true });
