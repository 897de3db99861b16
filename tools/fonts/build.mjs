// Cuts the shipped fonts from the full Noto Serif files, once, by hand: the results are committed.
// The full files are needed because the ready-made web subsets split a letter from its combining mark (o and U+030D).
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as fontkit from 'fontkit';
import subsetFont from 'subset-font';
import { inRanges, toRanges } from './ranges.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const target = join(here, '..', '..', 'src-renderer', 'fonts');

const LATIN = [
  [0x20, 0x36f],
  [0x1d00, 0x21ff],
  [0x2c60, 0x2c7f],
  [0xa700, 0xa7ff],
];
const HAN = [
  [0x2150, 0x2bff],
  [0x2e80, 0xa4ff],
  [0xf900, 0xfaff],
  [0xfe10, 0xfe4f],
  [0xff00, 0xffef],
  [0x20000, 0x3ffff],
];

const source = (pack, path) => join(here, 'node_modules', '@expo-google-fonts', pack, path);
const TC = source('noto-serif-tc', '400Regular/NotoSerifTC_400Regular.ttf');
const SC = source('noto-serif-sc', '400Regular/NotoSerifSC_400Regular.ttf');
const serif = (style) => source('noto-serif', `${style}/NotoSerif_${style}.ttf`);

const cmap = async (file) => (await fontkit.open(file)).characterSet;

const tcHas = new Set(await cmap(TC));

const FACES = [
  { file: 'variorum-latin.woff2', from: serif('400Regular'), wants: (c) => inRanges(LATIN, c) },
  { file: 'variorum-latin-italic.woff2', from: serif('400Regular_Italic'), wants: (c) => inRanges(LATIN, c) },
  { file: 'variorum-latin-bold.woff2', from: serif('700Bold'), wants: (c) => inRanges(LATIN, c) },
  { file: 'variorum-han.woff2', from: TC, wants: (c) => inRanges(HAN, c) },
  // Only what the Traditional font lacks, so that it is fetched for those characters alone.
  { file: 'variorum-han-rest.woff2', from: SC, wants: (c) => inRanges(HAN, c) && !tcHas.has(c) },
];

const cut = async ({ file, from, wants }) => {
  const codePoints = (await cmap(from)).filter(wants).sort((a, b) => a - b);
  const text = codePoints.map((c) => String.fromCodePoint(c)).join('');
  const font = await subsetFont(await readFile(from), text, { targetFormat: 'woff2' });
  await writeFile(join(target, file), font);
  console.log(`${file}: ${codePoints.length} characters, ${Math.round(font.length / 1024)} KiB`);
  return [file, toRanges(codePoints)];
};

await mkdir(target, { recursive: true });
const coverage = [];
for (const face of FACES) coverage.push(await cut(face));
// One face to a line keeps the differences of a later run readable.
const lines = coverage.map(([file, ranges]) => `  ${JSON.stringify(file)}: ${JSON.stringify(ranges)}`);
await writeFile(join(here, 'coverage.json'), `{\n${lines.join(',\n')}\n}\n`);
await copyFile(source('noto-serif', 'LICENSE_FONT'), join(target, 'OFL-noto-serif.txt'));
await copyFile(source('noto-serif-tc', 'LICENSE_FONT'), join(target, 'OFL-noto-serif-cjk.txt'));
