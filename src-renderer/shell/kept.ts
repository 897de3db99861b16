import type { Reply } from '#contract/reply.ts';
import { detailOf, wordsOf } from '../words.ts';
import { toasts } from './toasts.svelte.ts';

/** The value of a reply; a refusal or fault is shown as a notice and gives `undefined`. */
export async function kept<T>(answer: Promise<Reply<T>>): Promise<T | undefined> {
  const reply = await answer;
  if (reply.kind === 'ok') return reply.value;
  toasts.show({ tone: 'fault', text: wordsOf(reply), detail: detailOf(reply) });
  return undefined;
}
