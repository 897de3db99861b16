import type { Page } from '@playwright/test';
import { expectAccessible, visit, wear } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { GameTable } from './game-table.ts';
import { photograph } from './photograph.ts';

const saved = (page: Page) => expect(page.getByText('All changes saved')).toBeVisible();
const box = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });

/** What a box that adds shows. */
const ready = (page: Page, name: string) => page.getByRole('combobox', { name }).locator('option:checked');

async function fill(page: Page, name: string | RegExp, text: string) {
  await box(page, name).fill(text);
  await box(page, name).press('Tab');
}

/** An informant who told one thing about 狀元籌, entered as a collector would. */
async function tellSource(page: Page) {
  await visit(page, '#/collection/sources', 'Sources');
  await page.getByRole('button', { name: 'Person who told' }).click();
  await page.getByRole('heading', { level: 1, name: 'Untitled source' }).waitFor();
  await fill(page, 'Cited as', 'Mdm Tan 2019');
  await fill(page, 'Told by', 'Tan, Geok Lan');
  await fill(page, 'Told on', '2019-02-17');
  await fill(page, 'Consent', 'May be named and quoted; said so on 17 February 2019');
  await page.getByRole('button', { name: 'Add a passage' }).click();
  await fill(page, /^Place of passage 1/, 'minute 12');
  await fill(page, 'What passage 1 says', 'A single four won nothing at all in 陳家.');
  await page.getByRole('combobox', { name: 'Topic of passage 1' }).selectOption({ label: 'One four' });
  await expect(ready(page, 'Topic of passage 1')).toHaveText('—');
  await saved(page);
}

/** An account written over Dobree’s, opened from where Dobree’s is read. */
async function forkDobree(page: Page) {
  await visit(page, '#/games/zhuangyuan/dobree', /Dobree/);
  await page.getByRole('button', { name: 'Change it for your table' }).click();
  await box(page, 'Title').first().waitFor();
  await fill(page, /^Title$/, 'At the Tans’');
  await page.getByRole('button', { name: 'Change the clause one-four' }).click();
}

/** Says of the one object there is that its place of making and its sale rest on the one source there is. */
const nameAsSource = (page: Page) =>
  page.evaluate(async () => {
    type Listed = { value: { records: { id: string; body: { fields: { place: { values: object[] } } } }[] } };
    const first = async (kind: string) =>
      ((await window.variorum.call('own.all', { kind })) as Listed).value.records[0]!;
    const [source, { id, body }] = [await first('source'), await first('object')];
    const before = body.fields.place.values;
    const after = [{ ...before[0], source: { id: source.id, locator: 'minute 3' } }];
    const sold = { id: '1', what: 'sold', from: 'Lim', to: 'Tan', source: { id: source.id, locator: 'minute 9' } };
    const changes = [
      { path: ['fields', 'place', 'values'], before, after },
      { path: ['events'], before: [], after: [sold] },
    ];
    await window.variorum.call('own.change', { kind: 'object', id, changes });
  });

test('a person who told is a source beside the others', async ({ app, page }) => {
  test.setTimeout(120_000);
  await tellSource(page);
  await expect(page.getByText('said so on 17 February 2019').first()).toBeVisible();
  await expect(page.getByText(/^Found from its topics and from what cites it: .*Zhuangyuan Chou/)).toBeVisible();
  for (const theme of ['light', 'dark'] as const) {
    await wear(page, theme);
    await expectAccessible(page);
    await photograph(app, page, `own-source-${theme}`);
  }
  await fill(page, 'Consent', '');
  await expect(page.getByText(/^No consent is noted/)).toBeVisible();
  await visit(page, '#/sources', 'Sources');
  await page.getByRole('combobox', { name: 'Game', exact: true }).selectOption({ label: 'Zhuangyuan Chou' });
  const row = page.getByRole('row', { name: /Mdm Tan 2019/ });
  await expect(row).toContainText('mine');
  await row.getByRole('checkbox').check();
  await page.getByRole('checkbox', { name: 'Set Dobree 1955 side by side' }).check();
  await page.getByRole('button', { name: 'Read side by side' }).click();
  const table = page.getByRole('region', { name: 'Passages by topic' });
  await expect(table).toContainText('A single four won nothing at all in 陳家.');
  await photograph(app, page, 'own-source-beside');
  await table.getByRole('link', { name: 'Edit' }).click();
  await expect(box(page, 'What passage 1 says')).toHaveValue('A single four won nothing at all in 陳家.');
});

test('what is changed in a source is seen where it is cited, and undone', async ({ page }) => {
  await tellSource(page);
  await fill(page, 'What passage 1 says', 'A single four won one tally.');
  await saved(page);
  await page.getByRole('link', { name: 'Read beside others' }).click();
  await expect(page.getByRole('region', { name: 'Passages by topic' })).toContainText('A single four won one tally.');
  await page.getByRole('link', { name: 'Edit' }).click();
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(box(page, 'What passage 1 says')).toHaveValue('A single four won nothing at all in 陳家.');
});

test('rules of a household are written over Dobree’s, cited, compared and played', async ({ app, page }) => {
  test.setTimeout(120_000);
  await tellSource(page);
  await forkDobree(page);
  await expect(box(page, /^What one-four says/)).toBeFocused();
  await fill(page, /^What one-four says/, 'A single four wins two.');
  await fill(page, /^Value of one-four/, '{ "worth": 2, "takes": ["juren"] }');
  await box(page, 'Cite a passage for one-four').fill('single four won nothing');
  await page.getByRole('list', { name: 'Records found' }).getByRole('button').first().click();
  await expect(page.getByRole('list', { name: 'What one-four rests on' })).toContainText('Mdm Tan 2019');
  await expect(page.getByRole('combobox', { name: 'Basis of one-four' })).toHaveValue('stated');
  await saved(page);
  for (const theme of ['light', 'dark'] as const) {
    await wear(page, theme);
    await expectAccessible(page);
    await photograph(app, page, `own-variant-${theme}`);
  }

  await visit(page, '#/games/zhuangyuan', /Zhuangyuan Chou/);
  const account = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'At the Tans’' }) });
  await expect(account).toContainText('mine');
  await account.getByRole('link', { name: 'At the Tans’' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'At the Tans’' })).toBeVisible();
  await expect(page.getByText('A single four wins two.')).toBeVisible();
  await page.getByRole('link', { name: 'Its exact odds' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'At the Tans’' })).toBeVisible();
  await expect(page.getByText('Exact odds · Zhuangyuan Chou')).toBeVisible();
  const table = await GameTable.begin(page, { account: 'At the Tans’' });
  await table.enter('411235');
  await expect(table.ruling).toContainText('1 舉人');
  await table.ruling.getByRole('button', { name: /clause one-four/ }).click();
  await expect(table.ruling.getByRole('note')).toContainText('Mdm Tan 2019');
});

test('a value nobody understands is kept and told, and a known one mends it', async ({ page }) => {
  await forkDobree(page);
  await fill(page, /^Value of one-four/, '{ "worth": two');
  await expect(page.getByText('It is kept, but cannot be played yet:')).toBeVisible();
  await expect(page.getByText('Kept as typed, but not understood.')).toBeVisible();
  await expect(box(page, /^Value of one-four/)).toHaveValue('{ "worth": two');
  await expect(page.getByRole('link', { name: 'Play it in the sandbox' })).toBeHidden();
  await page.getByRole('combobox', { name: 'What one-four comes to' }).selectOption({ index: 1 });
  await expect(page.getByText('It is kept, but cannot be played yet:')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Play it in the sandbox' })).toBeVisible();
  await page.getByRole('button', { name: 'Take one-four over as it was' }).click();
  await expect(page.getByRole('button', { name: 'Change the clause one-four' })).toBeVisible();
});

test('a source says itself of which games it tells, and shows what rests on it', async ({ app, page }) => {
  test.setTimeout(120_000);
  await tellSource(page);
  const source = page.url();
  await page.getByRole('combobox', { name: 'Say yourself which' }).selectOption({ label: 'Coan Kî' });
  await expect(page.getByText(/^Found from its topics/)).toBeHidden();
  await expect(ready(page, 'Say yourself which')).toHaveText('—');
  await expect(page.getByText(/^Nothing cites it yet/)).toBeVisible();
  await forkDobree(page);
  await fill(page, /^What one-four says/, 'A single four wins nothing.');
  await box(page, 'Cite a passage for one-four').fill('single four won nothing');
  await page.getByRole('list', { name: 'Records found' }).getByRole('button').first().click();
  await saved(page);
  await visit(page, '#/collection', 'My collection');
  await page.getByRole('button', { name: 'New object' }).click();
  await box(page, /^Title$/).fill('狀元籌');
  await box(page, /^Place of making$/).fill('廈門');
  await box(page, /^Place of making$/).press('Tab');
  await saved(page);
  await nameAsSource(page);
  await page.goto(source);
  const citing = page.getByRole('list', { name: 'What rests on it' });
  await expect(citing).toContainText('A single four wins nothing.');
  await expect(citing).toContainText('Place of making: 廈門 (minute 3)');
  await expect(citing).toContainText('Provenance events: sold: Lim → Tan (minute 9)');
  await photograph(app, page, 'own-source-cited');
  await expectAccessible(page);
  await citing.getByRole('link', { name: 'A single four wins nothing.' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'At the Tans’' })).toBeVisible();
});

test('a table takes its own reading, leaves a clause out, and is told what the game then lacks', async ({
  app,
  page,
}) => {
  test.setTimeout(120_000);
  await visit(page, '#/games/zhuangyuan/dobree', /Dobree/);
  await page.getByRole('button', { name: 'Change it for your table' }).click();
  await box(page, 'Title').first().waitFor();
  await fill(page, /^Title$/, 'At the Tans’');
  const players = page.getByRole('group', { name: 'From three to eight play.' });
  await expect(players.getByRole('radio', { name: /^three to eight/ })).toBeChecked();
  await players.getByRole('radio', { name: 'two or more' }).check();
  await saved(page);
  await page.getByRole('button', { name: 'Leave out the clause two-fours' }).click();
  await expect(page.getByText(/^Nothing decides “award.two-fours”/)).toBeVisible();
  await expect(page.getByRole('list', { name: /^Left out/ }).getByRole('listitem')).toHaveCount(1);
  for (const theme of ['light', 'dark'] as const) {
    await wear(page, theme);
    await expectAccessible(page);
    await photograph(app, page, `own-variant-left-out-${theme}`);
  }
  await page.getByRole('combobox', { name: 'Decide a point it does not speak of' }).selectOption('award.two-fours');
  await expect(page.getByRole('list', { name: /^Left out/ })).toBeHidden();
  await page.getByRole('button', { name: 'Take award-two-fours over as it was' }).click();
  await page.getByRole('button', { name: 'Leave out the clause two-fours' }).click();
  await page.getByRole('button', { name: 'Take two-fours over as it was' }).click();
  await expect(page.getByText('It is kept, but cannot be played yet:')).toBeHidden();
  await saved(page);
  await GameTable.begin(page, { account: 'At the Tans’', players: ['Ah Seng', 'Mei Lan'] });
  await expect(page.getByText(/^Played under At the Tans’, as it stood/)).toBeVisible();
  await visit(page, '#/collection/variants', 'House rules');
  await page.getByRole('link', { name: 'At the Tans’' }).click();
  await page.getByRole('button', { name: 'Delete' }).first().click();
  await expect(page.getByText('No rules of your own yet')).toBeVisible();
  await visit(page, '#/collection/setup', /./);
  await page.getByRole('button', { name: 'Restore “At the Tans’”' }).click();
  await visit(page, '#/collection/variants', 'House rules');
  await expect(page.getByRole('link', { name: 'At the Tans’' })).toBeVisible();
});
