import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ElectronApplication, Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible, wear } from './axe.ts';
import { expect, test, type Variorum } from './fixtures.ts';
import { photograph } from './photograph.ts';

const IVORY = { r: 240, g: 228, b: 200 };

/** A scan with a red tally at its left, so that turning shows. */
const scan = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: IVORY } }).composite([
    {
      input: {
        create: { width: Math.round(width / 5), height: Math.round(height / 2), channels: 3, background: '#a22' },
      },
      left: Math.round(width / 10),
      top: Math.round(height / 4),
    },
  ]);

async function desk(
  variorum: Variorum,
): Promise<Record<'photo' | 'held' | 'phone' | 'misnamed' | 'page' | 'paper', string>> {
  const folder = join(variorum.userData, '桌面');
  mkdirSync(folder);
  const put = (name: string, bytes: Uint8Array) => {
    writeFileSync(join(folder, name), bytes);
    return join(folder, name);
  };
  return {
    photo: put('狀元籌.jpg', await scan(2400, 1600).jpeg().toBuffer()),
    held: put('held upright.jpg', await scan(1200, 800).jpeg().withMetadata({ orientation: 6 }).toBuffer()),
    phone: put('IMG_0001.HEIC', readFileSync(join(import.meta.dirname, '../src-main/media-worker/held-upright.heic'))),
    misnamed: put('really-webp.png', await scan(300, 200).webp().toBuffer()),
    page: put('page.jpg', Buffer.from('<!DOCTYPE html><script>document.title = "run"</script>')),
    paper: put('receipt.pdf', Buffer.from('%PDF-1.7\n')),
  };
}

/** Chooses files in the next dialog of the system. */
async function choosing(app: ElectronApplication, ...filePaths: string[]) {
  await app.evaluate(({ dialog }, chosen) => {
    dialog.showOpenDialog = () => Promise.resolve({ canceled: false, filePaths: chosen });
  }, filePaths);
}

async function openNewObject(page: Page) {
  const created = await page.evaluate(() =>
    window.variorum.call('own.create', { kind: 'object', body: { type: 'tally', fields: {} } }),
  );
  const { record } = (created as { value: { record: { id: string } } }).value;
  await page.evaluate((id) => {
    location.hash = `#/collection/objects/${encodeURIComponent(id)}`;
  }, record.id);
  await page.getByRole('button', { name: 'Add photographs' }).waitFor();
}

const pictures = (page: Page) => page.getByRole('button', { name: /^Open / });
const isDrawn = (image: HTMLImageElement) => image.complete && image.naturalWidth > 0;

test('photographs are added, put in order, opened, turned, cropped and marked', async ({ variorum, page, app }) => {
  const { photo, held, phone, misnamed, page: html, paper } = await desk(variorum);
  await openNewObject(page);
  await choosing(app, photo, held, misnamed, html, phone, paper);
  await page.getByRole('button', { name: 'Add photographs' }).click();

  await test.step('what is refused or misnamed is told, what is good is shown upright', async () => {
    await expect(pictures(page)).toHaveCount(4);
    await expect(page.getByText('page.jpg')).toContainText('page.jpg');
    await expect(page.getByText('really-webp.png – kept')).toContainText('WebP');
    await expect(page.getByRole('link', { name: 'PDF Save a copy of receipt.pdf' })).toBeVisible();
    const image = pictures(page).nth(1).locator('img');
    await image.scrollIntoViewIfNeeded();
    await expect.poll(() => image.evaluate(isDrawn)).toBe(true);
    expect(await image.evaluate((one: HTMLImageElement) => one.naturalHeight > one.naturalWidth)).toBe(true);
    const heic = page.getByRole('button', { name: 'Open IMG_0001.HEIC' }).locator('img');
    await heic.scrollIntoViewIfNeeded();
    await expect.poll(() => heic.evaluate(isDrawn)).toBe(true);
    expect(await heic.evaluate((one: HTMLImageElement) => [one.naturalWidth, one.naturalHeight])).toEqual([96, 60]);
  });

  await test.step('an attachment is saved as it was added', async () => {
    const copy = join(variorum.userData, 'copy.pdf');
    await app.evaluate(({ session }, path) => {
      session.defaultSession.once('will-download', (_event, item) => {
        item.setSavePath(path);
      });
    }, copy);
    await page.getByRole('link', { name: 'PDF Save a copy of receipt.pdf' }).click();
    await expect.poll(() => existsSync(copy) && readFileSync(copy, 'utf8')).toBe('%PDF-1.7\n');
  });

  await test.step('order, main photograph and caption are changed from the keyboard', async () => {
    await page.getByRole('button', { name: 'Move held upright.jpg earlier' }).press('Enter');
    await expect(pictures(page).first()).toHaveAccessibleName('Open held upright.jpg');
    await page.getByRole('button', { name: 'Make 狀元籌.jpg the main photograph' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Make 狀元籌.jpg the main photograph' })).toHaveCount(0);
    const caption = page.getByRole('textbox', { name: 'Caption of 狀元籌.jpg' });
    await caption.fill('The set, unfolded');
    await caption.press('Tab');
    await expect(page.getByRole('button', { name: 'Open The set, unfolded' })).toBeVisible();
  });
  await expectAccessible(page);
  await photograph(app, page, 'photographs');

  await page.getByRole('button', { name: 'Open The set, unfolded' }).click();
  const viewer = page.getByRole('dialog', { name: 'The set, unfolded' });
  const pane = viewer.getByRole('group', { name: /^The set, unfolded/ });

  await test.step('the viewer shows its tiles and goes down to the last pixel', async () => {
    await expect(viewer.getByText('Preparing')).toHaveCount(0);
    const before = await pane.locator('img').count();
    expect(before).toBeGreaterThan(1);
    await pane.focus();
    for (let press = 0; press < 6; press++) await pane.press('+');
    const tile = pane.locator('img').last();
    await expect.poll(() => tile.evaluate(isDrawn)).toBe(true);
    await expect(tile).toHaveAttribute('src', /\/tile\/3\//);
    await pane.press('0');
    await expect(pane.locator('img')).toHaveCount(before);
  });

  await test.step('it is cropped, turned and marked, and the file stays as it is', async () => {
    await viewer.getByRole('button', { name: 'Turn right' }).click();
    await viewer.getByRole('button', { name: 'Crop' }).click();
    const crop = viewer.getByRole('button', { name: /^Crop\. / });
    await crop.focus();
    await page.keyboard.press('Shift+ArrowDown');
    await viewer.getByRole('button', { name: 'Mark a region' }).click();
    await viewer.getByRole('textbox', { name: 'What is to be seen here' }).fill('the red tally');
    await page.keyboard.press('Tab');
    await expect(viewer.getByRole('button', { name: 'Region 1', exact: true })).toBeVisible();
    await viewer.getByRole('button', { name: 'Draw regions' }).click();
    const box = await pane.boundingBox();
    if (!box) throw new Error('The photograph is not to be seen.');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2 + 60, box.y + box.height / 2 + 40, { steps: 4 });
    await page.mouse.up();
    await expect(viewer.getByRole('button', { name: 'Region 2', exact: true })).toBeVisible();
    await expectAccessible(page);
    await photograph(app, page, 'photograph-viewer');
  });

  await test.step('Escape closes it, and all of it is there after a restart', async () => {
    await page.keyboard.press('Escape');
    await expect(viewer).toHaveCount(0);
    await expect(page.getByText('All changes saved')).toBeVisible();
    const address = await page.evaluate(() => location.hash);
    await variorum.relaunch();
    const again = variorum.page;
    await again.evaluate((hash) => {
      location.hash = hash;
    }, address);
    await again.getByRole('button', { name: 'Open The set, unfolded' }).click();
    await expect(again.getByRole('button', { name: 'Undo the crop' })).toBeVisible();
    await expect(again.getByRole('textbox', { name: 'What is to be seen here' })).toHaveCount(2);
    await expect(again.getByRole('textbox', { name: 'What is to be seen here' }).first()).toHaveValue('the red tally');
    await again.keyboard.press('Escape');
    const image = again.getByRole('button', { name: 'Open The set, unfolded' }).locator('img');
    await expect(image).toHaveAttribute('src', /\/fit\/400\/1\/0\./);
  });
});

test('a picture that is pasted or dropped is added, and one that nobody chose is not', async ({ page }) => {
  await openNewObject(page);
  const png = [...(await scan(60, 40).png().toBuffer())];
  await page.evaluate((bytes) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([new Uint8Array(bytes)], 'pasted.png', { type: 'image/png' }));
    window.dispatchEvent(new ClipboardEvent('paste', { clipboardData: transfer, bubbles: true, cancelable: true }));
  }, png);
  await expect(page.getByRole('button', { name: 'Open pasted.png' })).toBeVisible();
  await page.evaluate((bytes) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([new Uint8Array(bytes)], 'dropped.png', { type: 'image/png' }));
    const place = document.querySelector('button[aria-label="Open pasted.png"]');
    place?.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  }, png);
  await expect(page.getByRole('button', { name: 'Open dropped.png' })).toBeVisible();
  const answer = await page.evaluate(() =>
    window.variorum.call('media.add', { task: 't', items: [{ kind: 'path', path: '/etc/hostname' }] }),
  );
  expect(answer).toMatchObject({ kind: 'refused', refusal: { field: 'path' } });
});

test('a large drop is attached as it comes, goes back as one, and a kill takes at most the last twenty', async ({
  variorum,
  page,
  app,
}) => {
  const FILES = 300;
  const folder = join(variorum.userData, 'many');
  mkdirSync(folder);
  const photo = await scan(300, 200).jpeg().toBuffer();
  const paths = Array.from({ length: FILES }, (_, at) => join(folder, `${at.toString()}.jpg`));
  for (const path of paths) writeFileSync(path, Buffer.concat([photo, Buffer.from(path)]));
  await openNewObject(page);
  await choosing(app, ...paths.slice(0, 45));
  const add = page.getByRole('button', { name: 'Add photographs' });

  await test.step('undo takes back all of it', async () => {
    await add.click();
    await expect(pictures(page)).toHaveCount(45);
    await expect(add).toBeEnabled();
    await page.getByRole('button', { name: /^Undo/ }).click();
    await expect(pictures(page)).toHaveCount(0);
    await page.getByRole('button', { name: /^Redo/ }).click();
    await expect(pictures(page)).toHaveCount(45);
  });

  await test.step('stopped, it tells how many were added', async () => {
    await choosing(app, ...paths.slice(45));
    await add.click();
    await expect.poll(() => pictures(page).count()).toBeGreaterThan(45);
    await page.getByRole('button', { name: 'Stop' }).click();
    await expect(page.getByText(/^Stopped\. Added by then, and kept: \d+$/)).toBeVisible();
  });

  await test.step('killed, it loses no more than the last files', async () => {
    const before = await pictures(page).count();
    await choosing(app, ...paths);
    await add.click();
    await expect.poll(() => pictures(page).count()).toBeGreaterThan(before);
    process.kill(await variorum.catalogueProcessPid(), 'SIGKILL');
    await expect(add).toBeEnabled();
    await expect(page.getByText('All changes saved')).toBeVisible();
    const shown = await pictures(page).count();
    expect(shown).toBeGreaterThan(before);
    await page.reload();
    await expect(pictures(page)).toHaveCount(shown);
    const swept = await page.evaluate(() => window.variorum.call('media.sweep', {}));
    expect((swept as { value: { orphans: unknown[] } }).value.orphans.length).toBeLessThanOrEqual(20);
  });
});

test('files go on coming in while another page is open', async ({ variorum, page, app }) => {
  const photo = await scan(300, 200).jpeg().toBuffer();
  const paths = Array.from({ length: 90 }, (_, at) => join(variorum.userData, `${at.toString()}.jpg`));
  for (const path of paths) writeFileSync(path, Buffer.concat([photo, Buffer.from(path)]));
  await openNewObject(page);
  const address = await page.evaluate(() => location.hash);
  await choosing(app, ...paths);
  await page.getByRole('button', { name: 'Add photographs' }).click();
  await expect.poll(() => pictures(page).count()).toBeGreaterThan(0);
  await page.evaluate(() => (location.hash = '#/library'));
  await expect(page.getByRole('heading', { name: 'Library', level: 1 })).toBeVisible();
  const id = decodeURIComponent(address.split('/').at(-1) ?? '');
  const attached = async () => {
    const reply = await page.evaluate((one) => window.variorum.call('own.open', { kind: 'object', id: one }), id);
    return (reply as { value: { record: { body: { media: unknown[] } } } }).value.record.body.media.length;
  };
  await expect.poll(attached, { timeout: 60_000 }).toBe(90);
});

test('a file the user chose has its path, from then on granted; one the page made has none', async ({
  variorum,
  page,
}) => {
  const { photo } = await desk(variorum);
  await page.evaluate(() => {
    document.body.append(Object.assign(document.createElement('input'), { type: 'file', id: 'probe' }));
  });
  await page.locator('#probe').setInputFiles(photo);
  const paths = await page.evaluate(() => {
    const chosen = document.querySelector<HTMLInputElement>('#probe')?.files?.[0];
    const forged = Object.defineProperty(new File(['x'], 'x.jpg'), 'path', { value: '/etc/hostname' });
    return [chosen, forged, { path: '/etc/hostname' }].map((file) => window.variorum.pathOf(file ?? {}));
  });
  expect(paths).toEqual([photo, '', '']);
  const reply = await page.evaluate(
    (path) => window.variorum.call('media.add', { task: 't', items: [{ kind: 'path', path }] }),
    photo,
  );
  expect(reply).toMatchObject({ kind: 'ok', value: { items: [{ kind: 'kept', filename: '狀元籌.jpg' }] } });
});

test('in the dark the photographs are as accessible', async ({ variorum, page, app }) => {
  const { photo, paper } = await desk(variorum);
  await wear(page, 'dark');
  await openNewObject(page);
  await choosing(app, photo, paper);
  await page.getByRole('button', { name: 'Add photographs' }).click();
  await pictures(page).first().click();
  await expect(page.getByText('Preparing')).toHaveCount(0);
  await expectAccessible(page);
});
