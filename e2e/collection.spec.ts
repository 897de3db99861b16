import type { Page } from '@playwright/test';
import { expectAccessible, visit, wear } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { photograph } from './photograph.ts';

/** The kinds of tally in a set of sixty-three, as its table of parts is filled in. */
const KINDS = [
  ['狀元', '1'],
  ['榜眼', '1'],
  ['探花', '1'],
  ['會元', '4'],
  ['進士', '8'],
  ['舉人', '16'],
  ['秀才', '32'],
] as const;

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true }).first();
const saved = (page: Page) => expect(page.getByText('All changes saved')).toBeVisible();

async function newObject(page: Page) {
  await visit(page, '#/collection', 'My collection');
  await page.getByRole('button', { name: 'New object' }).click();
  await page.getByRole('textbox', { name: 'Accession number' }).waitFor();
}

async function fill(page: Page, name: string, text: string) {
  await field(page, name).fill(text);
  await field(page, name).press('Tab');
}

async function enterSet(page: Page) {
  await newObject(page);
  await fill(page, 'Title', '狀元籌 Scholar’s tallies');
  await fill(page, 'Date of making', '道光十二年');
  await fill(page, 'Place of making', 'Xiamen 廈門');
  await fill(page, 'Dimensions', '12.5 × 1.2 × 0.2 cm');
  for (const [at, [name, count]] of KINDS.entries()) {
    await page.getByRole('button', { name: 'Add a part' }).click();
    await page.getByRole('textbox', { name: `Part, ${at + 1}` }).fill(name);
    await page.getByRole('textbox', { name: `Present, ${name}` }).fill(count);
    await page.getByRole('textbox', { name: `Complete set, ${name}` }).fill(count);
  }
  await saved(page);
}

test('a set of sixty-three is entered by hand, and is there after the program has quit', async ({ app, variorum }) => {
  test.setTimeout(120_000);
  const { page } = variorum;
  await enterSet(page);
  await expect(page.getByText('63 present, 0 missing, 0 over')).toBeVisible();
  await expect(page.getByText('Understood as 1832-02-02/1833-02-19')).toBeVisible();
  await page.getByRole('textbox', { name: 'Present, 秀才' }).fill('31');
  await expect(page.getByText('62 present, 1 missing, 0 over')).toBeVisible();

  await page.getByRole('button', { name: 'Add an inscription' }).click();
  await page.getByRole('textbox', { name: 'As it stands, a line each' }).fill('狀[元]\n及第');
  await page.getByRole('textbox', { name: 'As it stands, a line each' }).press('Tab');
  await page.getByRole('button', { name: /^Place between characters/ }).click();
  await expect(page.getByText('Restored; not to be seen on the object.')).toBeVisible();
  await page.keyboard.press('Escape');
  await saved(page);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
  for (const theme of ['light', 'dark'] as const) {
    await wear(page, theme);
    await expectAccessible(page);
  }
  await photograph(app, page, 'collection-object');

  await variorum.relaunch();
  await visit(variorum.page, '#/collection', 'My collection');
  await variorum.page.getByRole('link', { name: 'SG-001' }).click();
  await expect(field(variorum.page, 'Title')).toHaveValue('狀元籌 Scholar’s tallies');
  await expect(variorum.page.getByText('62 present, 1 missing, 0 over')).toBeVisible();
  await variorum.page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(variorum.page.getByRole('textbox', { name: 'As it stands, a line each' })).toHaveValue('');
});

test('the columns of an inscription stand in the order they have on the object', async ({ app, page }) => {
  await newObject(page);
  await page.getByRole('button', { name: 'Add an inscription' }).click();
  await page.getByRole('textbox', { name: 'As it stands, a line each' }).fill('福祿\n壽喜');
  const left = async (column: string) => (await page.getByText(column, { exact: true }).boundingBox())?.x ?? NaN;
  const apart = async () => Math.sign((await left('壽喜')) - (await left('福祿')));
  await expect.poll(apart).toBe(-1);
  await page.getByLabel('Direction', { exact: true }).selectOption({ label: 'Columns, left to right' });
  await expect.poll(apart).toBe(1);
  await saved(page);
  await photograph(app, page, 'inscription-from-the-left');
});

test('a word half typed is kept when the catalogue is killed', async ({ variorum }) => {
  const { page } = variorum;
  await newObject(page);
  await field(page, 'Title').pressSequentially('Half a wor');
  process.kill(await variorum.catalogueProcessPid(), 'SIGKILL');
  await field(page, 'Title').pressSequentially('d');
  await saved(page);
  await variorum.relaunch();
  await visit(variorum.page, '#/collection', 'My collection');
  await expect(variorum.page.getByRole('gridcell', { name: 'Half a word', exact: true })).toBeVisible();
});

test('a tag half typed is kept when the program is killed', async ({ variorum }) => {
  await newObject(variorum.page);
  const tags = async () => {
    const reply = await variorum.page.evaluate(() => window.variorum.call('own.all', { kind: 'object' }));
    return (reply as { value: { records: { body: { tags: string[] } }[] } }).value.records[0]?.body.tags;
  };
  const tag = variorum.page.getByRole('textbox', { name: 'Add a tag' });
  await tag.fill('籌, half a wor');
  await expect.poll(tags).toEqual(['籌', 'half a wor']);
  await tag.fill('籌, half a wo');
  await expect.poll(tags).toEqual(['籌', 'half a wo']);
  await expect(variorum.page.getByRole('list', { name: 'Tags' })).toHaveCount(0);
  variorum.app.process().kill('SIGKILL');
  await variorum.launch();
  expect(await tags()).toEqual(['籌', 'half a wo']);
});

test('bad entries are kept and told, a number that is taken is refused', async ({ page }) => {
  await newObject(page);
  await newObject(page);
  await fill(page, 'Accession number', 'SG-001');
  await expect(page.getByText('SG-001 is the number of another object.').first()).toBeVisible();
  await fill(page, 'Date of making', '3/4/1904');
  await expect(page.getByText('May mean')).toBeVisible();
  await expect(field(page, 'Accession number')).toHaveValue('SG-001');
  await fill(page, 'Accession number', ' SG-002a ');
  await saved(page);
  await visit(page, '#/collection', 'My collection');
  await expect(page.getByRole('link', { name: 'SG-002a' })).toBeVisible();
});

test('the Enter that ends a composition adds no tag', async ({ page }) => {
  await newObject(page);
  const tag = page.getByRole('textbox', { name: 'Add a tag' });
  await tag.fill('籌');
  await tag.dispatchEvent('keydown', { key: 'Enter', isComposing: true });
  await expect(tag).toHaveValue('籌');
  await tag.press('Enter');
  await expect(page.getByRole('list', { name: 'Tags' })).toContainText('籌');
});

test('several objects are edited together as the preview says, and it is taken back', async ({ app, page }) => {
  for (const title of ['甲', '乙', '丙']) {
    await newObject(page);
    await fill(page, 'Title', title);
    await saved(page);
  }
  await visit(page, '#/collection', 'My collection');
  await page.getByRole('button', { name: /^Title/ }).click();
  await expect(page.getByRole('row').nth(1)).toContainText('丙');
  for (const title of ['甲', '乙']) await page.getByRole('checkbox', { name: new RegExp(`Select .*${title}`) }).check();
  await page.getByRole('button', { name: 'Edit together' }).click();
  await page.getByRole('textbox', { name: 'Text' }).fill('Box 2');
  await expect(page.getByText('2 would change, 0 would stay as they are.')).toBeVisible();
  await photograph(app, page, 'collection-batch');
  await page.getByRole('button', { name: 'Change 2' }).click();
  await expect(page.getByRole('gridcell', { name: 'Box 2' })).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
  await expect(page.getByRole('gridcell', { name: 'Box 2' })).toHaveCount(0);
});

test('an object is deleted into the bin and taken out of it', async ({ page }) => {
  await newObject(page);
  await fill(page, 'Title', 'Dice bowl');
  await saved(page);
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('heading', { level: 1, name: 'My collection' }).waitFor();
  await page.getByRole('button', { name: 'Show the bin' }).click();
  await page.getByRole('link', { name: 'SG-001' }).click();
  await fill(page, 'Location', 'Box 2');
  await page.getByRole('button', { name: 'Restore', exact: true }).click();
  await saved(page);
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('checkbox', { name: /Select .*Dice bowl/ }).check();
  await page.getByRole('button', { name: 'Restore', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Show the bin' }).uncheck();
  await expect(page.getByRole('gridcell', { name: 'Box 2', exact: true })).toBeVisible();
  await expect(page.getByRole('gridcell', { name: 'Dice bowl', exact: true })).toBeVisible();
});

test('changing the type hides fields and never a value; its own fields are columns, edited together', async ({
  variorum,
  page,
}) => {
  await visit(page, '#/collection/setup', 'Set-up');
  await page.getByRole('button', { name: 'Add a type' }).click();
  await page.getByRole('checkbox', { name: 'Maker' }).uncheck();
  await page.getByRole('checkbox', { name: 'Technique' }).uncheck();
  await page.getByRole('textbox', { name: 'Name of an own field' }).fill('Gilding');
  await page.getByRole('button', { name: 'Add the field' }).click();
  await newObject(page);
  await fill(page, 'Maker', 'Lim');
  await page.getByRole('combobox', { name: 'Type' }).selectOption('New type');
  await fill(page, 'Gilding', 'worn');
  await saved(page);
  await expect(field(page, 'Maker')).toHaveValue('Lim');
  await expect(field(page, 'Technique')).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Type' }).selectOption('Object (all fields)');
  await expect(field(page, 'Gilding')).toHaveValue('worn');

  await visit(page, '#/collection', 'My collection');
  await page.getByText('Columns', { exact: true }).first().click();
  await page.getByRole('checkbox', { name: 'Gilding' }).check();
  await expect(page.getByRole('gridcell', { name: 'worn', exact: true })).toBeVisible();
  await page.getByRole('checkbox', { name: /^Select / }).check();
  await page.getByRole('button', { name: 'Edit together' }).click();
  await page.getByRole('combobox', { name: 'Field' }).selectOption('Gilding');
  await page.getByRole('textbox', { name: 'Text' }).fill('fresh');
  await page.getByRole('button', { name: 'Change 1' }).click();
  await expect(page.getByRole('gridcell', { name: 'fresh', exact: true })).toBeVisible();
  await variorum.relaunch();
  await visit(variorum.page, '#/collection', 'My collection');
  await expect(variorum.page.getByRole('gridcell', { name: 'fresh', exact: true })).toBeVisible();
});

test('a type is chosen for several at once, and goes on serving its objects once it is deleted', async ({ page }) => {
  await visit(page, '#/collection/setup', 'Set-up');
  await page.getByRole('button', { name: 'Add a type' }).click();
  await page.getByRole('textbox', { name: 'Name of an own field' }).fill('Gilding');
  await page.getByRole('button', { name: 'Add the field' }).click();
  await newObject(page);
  await fill(page, 'Title', '甲');
  await saved(page);
  await visit(page, '#/collection', 'My collection');
  await page.getByRole('checkbox', { name: /^Select / }).check();
  await page.getByRole('button', { name: 'Edit together' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Field' }).selectOption('Type');
  await dialog.getByRole('combobox', { name: 'Set to' }).selectOption('New type');
  await expect(dialog.getByRole('cell', { name: 'New type' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Change 1' }).click();
  await page.getByRole('link', { name: 'SG-001' }).click();
  await fill(page, 'Gilding', 'worn');
  await saved(page);

  await visit(page, '#/collection/setup', 'Set-up');
  await page.getByRole('button', { name: 'Delete the type New type' }).click();
  await visit(page, '#/collection', 'My collection');
  await expect(page.getByRole('gridcell', { name: 'New type' })).toBeVisible();
  await page.getByRole('link', { name: 'SG-001' }).click();
  await expect(page.getByRole('combobox', { name: 'Type' }).locator('option:checked')).toHaveText('New type');
  await expect(field(page, 'Gilding')).toHaveValue('worn');
  await page.getByRole('combobox', { name: 'Type' }).selectOption('Object (all fields)');
  await expect(field(page, 'Gilding')).toHaveValue('worn');
});

test('what is half typed is kept when the window is closed', async ({ variorum, page }) => {
  await visit(page, '#/collection/setup', 'Set-up');
  await page.getByRole('button', { name: 'Add a type' }).click();
  await page.getByRole('textbox', { name: 'Name of the type' }).fill('Tallies of bone');
  await variorum.relaunch();
  await visit(variorum.page, '#/collection/setup', 'Set-up');
  await expect(variorum.page.getByRole('textbox', { name: 'Name of the type' })).toHaveValue('Tallies of bone');
  await visit(variorum.page, '#/collection/quick', 'Quick entry');
  await field(variorum.page, 'Title').pressSequentially('Half a wor');
  await variorum.relaunch();
  await visit(variorum.page, '#/collection/quick', 'Quick entry');
  await expect(field(variorum.page, 'Title')).toHaveValue('Half a wor');
});

test('an exhibit is made, put in order and shown full-screen', async ({ app, page }) => {
  await newObject(page);
  await fill(page, 'Title', 'Dice bowl');
  await saved(page);
  await visit(page, '#/collection/exhibits', 'Lists and exhibits');
  await page.getByRole('button', { name: 'New exhibit' }).click();
  await fill(page, 'Title', 'Round the bowl');
  await page.getByRole('textbox', { name: 'Add an object' }).fill('Dice bowl');
  await page.getByRole('button', { name: /Dice bowl/ }).click();
  await page.getByRole('textbox', { name: 'Words beside Dice bowl' }).fill('Six dice are thrown into it.');
  await saved(page);
  await page.getByRole('button', { name: 'Show full-screen' }).click();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('dialog')).toContainText('Six dice are thrown into it.');
  await photograph(app, page, 'collection-exhibit');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('link', { name: 'Dice bowl' }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('heading', { level: 1, name: 'My collection' }).waitFor();
  await visit(page, '#/collection/exhibits', 'Lists and exhibits');
  await page.getByRole('link', { name: 'Round the bowl' }).click();
  await expect(page.getByText('In the bin', { exact: true })).toBeVisible();
});

test('a deleted exhibit is found in the bin and taken out of it', async ({ page }) => {
  await visit(page, '#/collection/exhibits', 'Lists and exhibits');
  await page.getByRole('button', { name: 'New exhibit' }).click();
  await fill(page, 'Title', 'Round the bowl');
  await saved(page);
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('heading', { level: 1, name: 'Lists and exhibits' }).waitFor();
  await visit(page, '#/collection/setup', 'Set-up');
  await page.getByRole('button', { name: 'Restore “Round the bowl”' }).click();
  await expect(page.getByText('Nothing lies in this bin.')).toBeVisible();
  await visit(page, '#/collection/exhibits', 'Lists and exhibits');
  await expect(page.getByRole('link', { name: 'Round the bowl' })).toBeVisible();
});

test('similar objects are entered one after another, and put into an exhibit together', async ({ app, page }) => {
  await visit(page, '#/collection', 'My collection');
  await page.getByRole('button', { name: 'Quick entry' }).click();
  await page.getByRole('checkbox', { name: 'Carry Location over to the next object' }).check();
  await field(page, 'Title').fill('甲');
  await field(page, 'Location').fill('Box 2');
  await field(page, 'Location').press('Enter');
  await expect(page.getByText('Next: SG-002')).toBeVisible();
  await expect(field(page, 'Location')).toHaveValue('Box 2');
  await expect(field(page, 'Title')).toHaveValue('');
  await expect(field(page, 'Title')).toBeFocused();
  await page.keyboard.type('乙');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Next: SG-003')).toBeVisible();
  await expectAccessible(page);
  await photograph(app, page, 'collection-quick');
  await visit(page, '#/collection', 'My collection');
  await page.keyboard.press('Control+a');
  await page.getByRole('button', { name: 'Add to an exhibit' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'New exhibit' }).click();
  await expect(page.getByText('2 added to Untitled exhibit.')).toBeVisible();
  await photograph(app, page, 'collection-list');
});

test('a type has its own field and terms, which quick entry offers, and another type drops no value', async ({
  page,
}) => {
  await test.step('a type with a field of its own, and a list of terms for it', async () => {
    await visit(page, '#/collection/setup', 'Set-up');
    await page.getByRole('button', { name: 'Add a type' }).click();
    await fill(page, 'Name of the type', 'Tallies');
    await page.getByRole('textbox', { name: 'Name of an own field' }).fill('Colour');
    await page.getByRole('combobox', { name: 'Kind' }).selectOption('Term');
    await page.getByRole('button', { name: 'Add the field' }).click();
    await page.getByRole('combobox', { name: 'For which type' }).selectOption('Tallies');
    await page.getByRole('combobox', { name: 'Field', exact: true }).selectOption('Colour');
    await page.getByRole('button', { name: 'Add a list' }).click();
    await fill(page, 'Terms for Colour (Tallies)', 'vermilion\nindigo');
  });
  await test.step('offered by quick entry, and what is typed is understood', async () => {
    await visit(page, '#/collection/quick', 'Quick entry');
    await page.getByRole('combobox', { name: 'Type' }).selectOption('Tallies');
    await page.getByText('Fields to fill in').first().click();
    await page.getByRole('checkbox', { name: 'Colour' }).check();
    await field(page, 'Date of making').fill('道光十二年');
    await expect(page.getByText('Understood as 1832')).toBeVisible();
    await field(page, 'Colour').focus();
    await expect(page.locator('datalist option[value="vermilion"]')).toHaveCount(1);
    await field(page, 'Colour').fill('vermilion');
    await field(page, 'Colour').press('Enter');
    await page.getByRole('link', { name: 'SG-001' }).click();
  });
  await test.step('kept and shown when the object is of another type', async () => {
    await page.getByRole('combobox', { name: 'Type' }).selectOption('Object (all fields)');
    await expect(
      page.getByRole('region', { name: 'Not shown by this type' }).getByRole('textbox', { name: 'Colour' }),
    ).toHaveValue('vermilion');
  });
});

test('a link is seen from both ends', async ({ page }) => {
  await newObject(page);
  await fill(page, 'Title', 'Dice bowl of the house');
  await page.getByRole('textbox', { name: 'To', exact: true }).fill('Bo Bing');
  await page.getByRole('list', { name: 'Records found' }).getByRole('button').first().click();
  const link = page.getByRole('region', { name: 'Links' }).getByRole('link').first();
  await link.click();
  await page.getByRole('link', { name: 'Dice bowl of the house' }).click();
  await expect(field(page, 'Title')).toHaveValue('Dice bowl of the house');
});
