import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const root = join(import.meta.dirname, '..');
const STYLES = ['normal 400', 'italic 400', 'normal 700'] as const;
/** In no font: the Latin ones draw a box for it. */
const NONCHARACTER = '\u{10FFFF}';

/** Every character of the collection and of the interface, but for line ends, which are not drawn. */
function characters(): readonly string[] {
  const texts = ['data', 'src-renderer/messages'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(md|ya?ml|json)$/.test(file))
      .map((file) => readFileSync(join(root, folder, file), 'utf8')),
  );
  return [...new Set(texts.join(''))].filter((character) => character >= ' ').sort();
}

/** The characters that are drawn, in one style, as what a font lacks: the Latin fonts have a box for it, the Han ones nothing. */
const missing = (page: Page, style: string, wanted: readonly string[]) =>
  page.evaluate(
    async ([style, wanted, none]) => {
      const [slant, weight] = style.split(' ');
      const serif = getComputedStyle(document.documentElement).getPropertyValue('--serif');
      const font = `${slant} ${weight} 24px ${serif}`;
      await document.fonts.load(font, wanted.join(''));
      const context = new OffscreenCanvas(40, 40).getContext('2d', { willReadFrequently: true })!;
      const picture = (character: string) => {
        context.clearRect(0, 0, 40, 40);
        context.font = font;
        context.fillText(character, 4, 30);
        return context.getImageData(0, 0, 40, 40).data.join();
      };
      const [box, blank] = [picture(none), picture(' ')];
      const isBlank = (character: string) => /^[\s\p{Default_Ignorable_Code_Point}]$/u.test(character);
      return wanted.filter((character) => {
        const drawn = picture(character);
        return drawn === box || (drawn === blank && !isBlank(character));
      });
    },
    [style, wanted, NONCHARACTER] as const,
  );

/** The fonts that a text is drawn with and that the program did not bring along. */
async function foreignFonts(page: Page, style: string, text: string): Promise<readonly string[]> {
  const [slant = '', weight = ''] = style.split(' ');
  await page.evaluate(
    async ([slant, weight, text]) => {
      const sample = document.createElement('p');
      sample.id = 'sample';
      Object.assign(sample.style, { fontStyle: slant, fontWeight: weight, overflowWrap: 'anywhere' });
      sample.textContent = text;
      document.querySelector('#sample')?.remove();
      document.querySelector('main')!.append(sample);
      await document.fonts.ready;
    },
    [slant, weight, text] as const,
  );
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const tree = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: tree.root.nodeId, selector: '#sample' });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.filter(({ isCustomFont }) => !isCustomFont).map(({ familyName }) => familyName);
}

for (const style of STYLES) {
  test(`every character of the collection and the interface has a glyph of ours, ${style}`, async ({ page }) => {
    const wanted = characters();
    expect(wanted.length).toBeGreaterThan(1000);
    expect(await missing(page, style, wanted)).toEqual([]);
    expect(await foreignFonts(page, style, wanted.join(' '))).toEqual([]);
  });
}

test('a character no font of ours has is found out', async ({ page }) => {
  const odd = '\u{2A6A5}';
  const found = await missing(page, STYLES[0], ['a', '籌', odd]);
  const foreign = await foreignFonts(page, STYLES[0], `a籌${odd}`);
  // Which of the two it is depends on the fonts of the machine.
  expect(found.length + foreign.length).toBe(1);
});
