import type { Page } from '@playwright/test';
import type { Reply } from '#contract/reply.ts';
import { expectAccessible, visit } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { photograph } from './photograph.ts';

// Each starts the program more than once.
test.describe.configure({ timeout: 120_000 });

async function ask<T>(page: Page, method: string, args: unknown): Promise<T> {
  const reply: Reply<unknown> = await page.evaluate(([name, sent]) => window.variorum.call(name, sent), [
    method,
    args,
  ] as const);
  if (reply.kind !== 'ok') throw new Error(`${method}: ${JSON.stringify(reply)}`);
  return reply.value as T;
}

async function create(page: Page, kind: string, body: unknown): Promise<string> {
  return (await ask<{ record: { id: string } }>(page, 'own.create', { kind, body })).record.id;
}

const accession = (page: Page) => page.getByRole('textbox', { name: 'Accession number' });
const unsaved = (page: Page) => page.getByRole('region', { name: 'Typed, and not saved' });

test('a number that is taken stays in its field after a restart, until it is let go', async ({ variorum }) => {
  for (const _ of [1, 2]) await create(variorum.page, 'object', { type: 'object', fields: {} });
  await visit(variorum.page, '#/collection', 'My collection');
  await variorum.page.getByRole('link', { name: 'SG-002' }).first().click();
  await accession(variorum.page).fill('SG-001');
  await expect(variorum.page.getByText('SG-001 is the number of another object.').first()).toBeVisible();
  await variorum.relaunch();
  const { page } = variorum;
  await visit(page, '#/collection', 'My collection');
  await expect(unsaved(page)).toContainText('1 record holds text that could not be saved');
  await photograph(variorum.app, page, 'unsaved-start');
  await expectAccessible(page);
  await unsaved(page).getByRole('link', { name: 'SG-002' }).click();
  await expect(accession(page)).toHaveValue('SG-001');
  await expect(page.getByText('SG-001 is the number of another object.').first()).toBeVisible();
  await expectAccessible(page);
  await photograph(variorum.app, page, 'unsaved-number');
  await page.getByRole('button', { name: 'Accession number: Discard what I typed' }).click();
  await expect(accession(page)).toHaveValue('SG-002');
  await expect(page.getByText('All changes saved')).toBeVisible();
  await page.getByRole('link', { name: 'My collection' }).last().click();
  await expect(page.getByRole('heading', { name: 'My collection', level: 1 })).toBeVisible();
  await expect(unsaved(page)).toHaveCount(0);
});

test('a count that is no whole number stays in its field after a kill, while the rest is saved', async ({
  variorum,
}) => {
  const part = (id: string, name: string) => ({ id, name, count: 32, complete: 32, state: 'present' });
  const parts = [part('a', '秀才'), part('b', '舉人')];
  const id = await create(variorum.page, 'object', { type: 'object', fields: {}, parts });
  const open = () => visit(variorum.page, `#/collection/objects/${id}`, 'SG-001');
  const count = (name: string) => variorum.page.getByRole('textbox', { name: `Present, ${name}` });
  const choice = () => variorum.page.getByRole('list', { name: 'Typed, and not saved' });
  const kept = async () =>
    (await ask<{ record: { body: object } }>(variorum.page, 'own.open', { kind: 'object', id })).record.body;
  await open();
  await count('秀才').fill('thirty-one');
  await expect(choice()).toContainText('Parts, 秀才: Present');
  await count('舉人').fill('16');
  await expect.poll(kept).toMatchObject({ parts: [{ count: 32 }, { count: 16 }] });
  variorum.app.process().kill('SIGKILL');
  await variorum.launch();
  await open();
  await expect(count('秀才')).toHaveValue('thirty-one');
  await expect(count('秀才')).toHaveAccessibleDescription('A whole number is wanted here, such as 62.');
  await expect(variorum.page.getByText('16 present, 16 missing, 0 over')).toBeVisible();
  await expectAccessible(variorum.page);
  await count('舉人').scrollIntoViewIfNeeded();
  await photograph(variorum.app, variorum.page, 'unsaved-count');
  await count('秀才').fill('31');
  await expect(variorum.page.getByText('All changes saved')).toBeVisible();
  await expect(choice()).toHaveCount(0);
  expect(await kept()).toMatchObject({ parts: [{ count: 31 }, { count: 16 }] });
});

test('words changed elsewhere meanwhile are not written over unless one says so', async ({ variorum }) => {
  const { page } = variorum;
  const id = await create(page, 'exhibit', { title: 'Three boxes', items: [] });
  await visit(page, `#/collection/exhibits/${id}`, 'Three boxes');
  const words = page.getByRole('textbox', { name: 'Introduction' });
  const elsewhere = async (before: string, after: string) => {
    const changes = [{ path: ['introduction'], before, after }];
    await ask(page, 'own.change', { kind: 'exhibit', id, changes });
  };
  const kept = async () =>
    (await ask<{ record: { body: { introduction: string } } }>(page, 'own.open', { kind: 'exhibit', id })).record.body
      .introduction;
  await elsewhere('', 'From the other room.');
  await words.fill('From my own desk.');
  const choice = page.getByRole('list', { name: 'Typed, and not saved' });
  await expect(choice).toContainText('From my own desk.');
  await expect(choice).toContainText('From the other room.');
  await words.press('Tab');
  await words.fill('From my own old desk.');
  await words.press('Tab');
  await expect(choice).toContainText('From my own old desk.');
  expect(await kept()).toBe('From the other room.');
  await expectAccessible(page);
  await photograph(variorum.app, page, 'unsaved-choice');
  await choice.getByRole('button', { name: 'Keep mine' }).click();
  await expect(choice).toHaveCount(0);
  await expect.poll(kept).toBe('From my own old desk.');

  await elsewhere('From my own old desk.', 'From the street.');
  await words.fill('From the attic.');
  await choice.getByRole('button', { name: 'Take what stands' }).click();
  await expect(words).toHaveValue('From the street.');
  expect(await kept()).toBe('From the street.');
});

test('what is typed in the quick form is there after the program is killed', async ({ variorum }) => {
  await visit(variorum.page, '#/collection/quick', 'Quick entry');
  const title = (page: Page) => page.getByRole('textbox', { name: 'Title', exact: true });
  await title(variorum.page).fill('半句未完');
  await expect
    .poll(() => ask<{ words?: object } | null>(variorum.page, 'settings.get', { key: 'quick-entry' }))
    .toMatchObject({ words: { title: '半句未完' } });
  variorum.app.process().kill('SIGKILL');
  await variorum.launch();
  await visit(variorum.page, '#/collection/quick', 'Quick entry');
  await expect(title(variorum.page)).toHaveValue('半句未完');
});

test('what is typed for many objects at once, and into a list of terms, is there after the program is killed', async ({
  variorum,
}) => {
  await create(variorum.page, 'object', { type: 'object', fields: {} });
  await create(variorum.page, 'value-list', { field: 'materials', terms: ['bone'] });
  const setting = () => ask<unknown>(variorum.page, 'settings.get', { key: 'batch-edit' });
  const lists = () => ask<unknown>(variorum.page, 'own.all', { kind: 'value-list' });
  const terms = (page: Page) => page.getByRole('textbox', { name: 'Terms for Materials' });
  const batch = async (page: Page) => {
    await visit(page, '#/collection', 'My collection');
    await page.getByRole('checkbox', { name: /SG-001/ }).check();
    await page.getByRole('button', { name: 'Edit together' }).click();
    return page.getByRole('textbox', { name: 'Text' });
  };
  await visit(variorum.page, '#/collection/setup', 'Set-up');
  await terms(variorum.page).fill('bone\nbamboo');
  await expect.poll(lists).toMatchObject({ records: [{ body: { terms: ['bone', 'bamboo'] } }] });
  await (await batch(variorum.page)).fill('在樓上第二個箱子');
  await expect.poll(setting).toMatchObject({ text: '在樓上第二個箱子' });
  variorum.app.process().kill('SIGKILL');
  await variorum.launch();
  await expect(await batch(variorum.page)).toHaveValue('在樓上第二個箱子');
  await variorum.page.getByRole('button', { name: 'Change 1' }).click();
  await expect.poll(setting).toBeNull();
  await visit(variorum.page, '#/collection/setup', 'Set-up');
  await expect(terms(variorum.page)).toHaveValue('bone\nbamboo');
});
