import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { visit } from './axe.ts';
import { expect, test } from './fixtures.ts';

/** Ways for a text to become a program, each of which would leave a mark on the page. */
const HOSTILE = `
<script>document.documentElement.dataset.ran = 'script'</script>
<img src="x" onerror="document.documentElement.dataset.ran = 'image'">
<svg onload="document.documentElement.dataset.ran = 'svg'"><animate onbegin="document.documentElement.dataset.ran = 'svg'"/></svg>
<iframe srcdoc="<script>parent.document.documentElement.dataset.ran = 'frame'</script>"></iframe>
<style>* \\7b display: none \\7d </style>
<form action="https://example.com/"><button formaction="javascript:void 0">Send</button></form>

[plain](javascript:document.documentElement.dataset.ran='link') [coded](&#106;avascript:alert(1)) <javascript:alert(1)>
[data](data:text/html,%3Cscript%3Ealert(1)%3C/script%3E) [out](https://example.com/) ![seen](https://example.com/seen.png)
[broken out](#/games" onclick="document.documentElement.dataset.ran='attribute')

\`\`\`html" onmouseover="document.documentElement.dataset.ran = 'fence'
<b onclick="x">code</b>
\`\`\`
`;
const NAME = `<img src=x onerror="document.documentElement.dataset.ran='name'">`;

const replaceIn = (file: string, from: string, to: string) => {
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(from);
  writeFileSync(file, text.replace(from, to));
};

test('a hostile text in the collection is shown, and nothing in it runs', async ({ variorum }) => {
  await variorum.close();
  const data = variorum.ownCollection();
  const source = join(data, 'sources', 'hyde-1694.md');
  replaceIn(source, 'short: Hyde 1694', `short: '${NAME.replaceAll("'", "''")}'`);
  for (const file of [source, join(data, 'artefacts', 'bowl.md'), join(data, 'games', 'koo-kiew', 'game.md')])
    appendFileSync(file, HOSTILE);
  await variorum.launch();
  const { page } = variorum;

  for (const address of [
    '#/sources/hyde-1694',
    '#/artefacts/bowl',
    '#/games/koo-kiew',
    '#/sources',
    '#/search?q=onerror',
  ]) {
    await visit(page, address, /./);
    await expect(page.getByRole('main')).toContainText('onerror');
    const found = await page.getByRole('main').evaluate((main) => ({
      elements: main.querySelectorAll('script, img, iframe, style, form, object, embed').length,
      handlers: [...main.querySelectorAll('*')].filter(({ attributes }) =>
        [...attributes].some(({ name }) => name.startsWith('on')),
      ).length,
      elsewhere: [...main.querySelectorAll('a[href]')]
        .map((link) => link.getAttribute('href') ?? '')
        .filter((href) => !href.startsWith('#/')),
    }));
    expect(found).toEqual({ elements: 0, handlers: 0, elsewhere: [] });
  }
  expect(await page.evaluate(() => document.documentElement.dataset['ran'])).toBeUndefined();
  expect(variorum.requests.filter((url) => !url.startsWith('app://'))).toEqual([]);
});

test('a game may be called anything', async ({ page }) => {
  await visit(page, '#/sandbox/new', 'New game');
  await page.getByRole('textbox', { name: 'Title of the game' }).fill(NAME);
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
  await visit(page, '#/sandbox', 'Sandbox');
  await expect(page.getByRole('link', { name: NAME })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.dataset['ran'])).toBeUndefined();
});
