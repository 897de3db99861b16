import type { Page } from '@playwright/test';
import { expectAccessible, visit, wear } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { photograph } from './photograph.ts';

const saved = (page: Page) => expect(page.getByText('All changes saved')).toBeVisible();
const event = (page: Page, number: number) => page.getByRole('group', { name: `Event ${number}`, exact: true });

async function newObject(page: Page) {
  await visit(page, '#/collection', 'My collection');
  await page.getByRole('button', { name: 'New object' }).click();
  await page.getByRole('textbox', { name: 'Accession number' }).waitFor();
}

async function addEvent(page: Page, number: number, words: Readonly<Record<string, string>>) {
  await page.getByRole('button', { name: 'Add an event' }).click();
  await expect(event(page, number).getByLabel('What happened')).toBeFocused();
  for (const [label, text] of Object.entries(words)) await event(page, number).getByLabel(label).fill(text);
  await page.keyboard.press('Tab');
}

const happened = (page: Page, number: number) => event(page, number).getByLabel('What happened');

test('what happened to an object is entered event by event, found by its buyer, and undone', async ({
  app,
  variorum,
}) => {
  test.setTimeout(120_000);
  const { page } = variorum;
  await newObject(page);
  await addEvent(page, 1, { 'What happened': 'sold', When: 'circa 1900', From: 'Lim', To: 'Wee Kay Siang' });
  await addEvent(page, 2, { 'What happened': 'made', When: '道光十二年', Where: '廈門', Note: 'In *bone*.' });
  await expect(event(page, 2).getByText('Understood as 1832-02-02/1833-02-19')).toBeVisible();
  await expect(event(page, 2).locator('em')).toHaveText('bone');
  await page.getByRole('button', { name: 'Sort by date' }).click();
  await expect(happened(page, 1)).toHaveValue('made');
  await event(page, 1).getByRole('button', { name: 'Move event 1 down' }).press('Enter');
  await expect(happened(page, 2)).toHaveValue('made');
  await page.getByRole('button', { name: 'Move event 2 up' }).press('Enter');
  await expect(happened(page, 1)).toHaveValue('made');
  await event(page, 2).getByRole('button', { name: 'Source and certainty of Event 2' }).click();
  await event(page, 2).getByRole('combobox', { name: 'Certainty' }).selectOption('Probable');
  await saved(page);
  await page.getByRole('button', { name: 'Show every change' }).click();
  await expect(page.getByRole('cell', { name: 'Provenance, event 2: Certainty' })).toBeVisible();
  for (const theme of ['light', 'dark'] as const) {
    await wear(page, theme);
    await expectAccessible(page);
  }
  await page.getByRole('group', { name: 'Provenance events' }).scrollIntoViewIfNeeded();
  await photograph(app, page, 'collection-events');

  await variorum.relaunch();
  await visit(variorum.page, '#/collection', 'My collection');
  await variorum.page.getByRole('searchbox').first().fill('Kay Siang');
  await variorum.page.getByRole('link', { name: 'SG-001' }).click();
  await expect(happened(variorum.page, 1)).toHaveValue('made');
  await expect(event(variorum.page, 1).getByLabel('When')).toHaveValue('道光十二年');
  await expect(event(variorum.page, 2).getByLabel('When')).toHaveValue('circa 1900');
  await event(variorum.page, 2).getByRole('button', { name: 'Remove event 2' }).click();
  await expect(event(variorum.page, 2)).toHaveCount(0);
  await saved(variorum.page);
  const undo = variorum.page.getByRole('button', { name: 'Undo', exact: true });
  await undo.click();
  await expect(event(variorum.page, 2).getByLabel('To')).toHaveValue('Wee Kay Siang');
});

test('Markdown is shown as it reads, and typed where it is written', async ({ page }) => {
  await newObject(page);
  const notes = page.getByRole('textbox', { name: 'Notes', exact: true });
  await notes.fill('Bought **dear**\nby [nobody](https://example.org)');
  await expect(notes).toBeFocused();
  // The button stands below and moves as the words are set; the click lands all the same.
  await page.getByRole('button', { name: 'Add a part' }).click();
  await expect(page.getByRole('textbox', { name: 'Part, 1' })).toBeVisible();
  await expect(notes).toHaveCount(0);
  await expect(page.locator('strong', { hasText: 'dear' })).toBeVisible();
  await page.locator('strong', { hasText: 'dear' }).click();
  await expect(notes).toBeFocused();
  await notes.press('Tab');
  const edit = page.getByRole('button', { name: 'Edit: Notes' });
  await edit.focus();
  await page.keyboard.press('Enter');
  await expect(notes).toBeFocused();
  await notes.fill('');
  await notes.press('Tab');
  await expect(notes).toBeVisible();
  await saved(page);
});
