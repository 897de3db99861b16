import type { Page } from '@playwright/test';
import type { Reply } from '#contract/reply.ts';
import type { Sandbox } from '#contract/sandbox.ts';
import { expect, test, type Variorum } from './fixtures.ts';

const GAME = {
  variant: 'zhuangyuan/dobree',
  title: 'A game cut short',
  choices: {},
  gapPolicy: 'preferred',
  setup: { seats: ['Ah Hock', 'Bee Lian', 'Chin Tuan'].map((name) => ({ name, player: 'person' })), seed: 'kill' },
};

async function ask<T>(page: Page, method: string, args: unknown): Promise<T> {
  let reply: Reply<unknown>;
  // Between the death of one process and the start of the next one asks again, as the window does.
  do reply = await page.evaluate(([name, sent]) => window.variorum.call(name, sent), [method, args] as const);
  while (reply.kind === 'fault' && reply.fault.code === 'restarted');
  if (reply.kind !== 'ok') throw new Error(`${method}: ${JSON.stringify(reply)}`);
  return reply.value as T;
}

async function kill(variorum: Variorum): Promise<void> {
  process.kill(await variorum.catalogueProcessPid(), 'SIGKILL');
}

/** The number of throws the window shows. */
const thrown = (page: Page) => page.getByRole('list', { name: 'The log' }).locator('> li');

test('when the catalogue process is killed in the middle of a game, play goes on', async ({ variorum, page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { id } = await ask<Sandbox>(page, 'sandbox.create', GAME);
  await page.evaluate((hash) => (location.hash = hash), `#/sandbox/${id}`);
  const button = page.getByRole('button', { name: /^Throw\b/ });
  for (let throws = 1; throws <= 6; throws++) {
    await button.click();
    // Sometimes the throw has been answered before the process dies, sometimes not.
    if (throws % 3 === 0) await expect(thrown(page)).toHaveCount(throws);
    await kill(variorum);
    await expect(thrown(page)).toHaveCount(throws, { timeout: 60_000 });
  }
  const kept = await ask<Sandbox>(page, 'sandbox.open', { id });
  expect(kept.entries).toHaveLength(6);
  expect(await ask<{ problems: unknown }>(page, 'library.verify', {})).toMatchObject({ problems: [] });
  await variorum.relaunch();
  expect(await ask<Sandbox>(variorum.page, 'sandbox.open', { id })).toEqual(kept);
});
