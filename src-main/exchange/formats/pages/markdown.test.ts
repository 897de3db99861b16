import { expect, it } from 'vitest';
import { element, writeHtml } from '../markup.ts';
import { prose } from './markdown.ts';

const html = (markdown: string): string =>
  writeHtml(element('div', {}, ...prose(markdown)))
    .replace('<!doctype html>\n', '')
    .trim()
    .replace(/^<div>|<\/div>$/g, '');

it.each([
  ['one\ntwo\n\nthree', '<p>one<br>two</p><p>three</p>'],
  ['*em* **strong** ~~gone~~ `code`', '<p><em>em</em> <strong>strong</strong> <del>gone</del> <code>code</code></p>'],
  ['# Head\ntext', '<h4>Head</h4><p>text</p>'],
  ['- a\n- *b*', '<ul><li><span>a</span></li><li><span><em>b</em></span></li></ul>'],
  ['3. c\n4. d', '<ol start="3"><li><span>c</span></li><li><span>d</span></li></ol>'],
  ['> said', '<blockquote><p>said</p></blockquote>'],
  ['    let x = 1 < 2;', '<pre>let x = 1 &lt; 2;</pre>'],
  ['a\n\n---\n\nb', '<p>a</p><hr><p>b</p>'],
  ['|a|b|\n|-|-|\n|1|*2*|', '<table><tr><th>a</th><th>b</th></tr><tr><td>1</td><td><em>2</em></td></tr></table>'],
  ['[Lim](https://example.org/a)', '<p>Lim (https://example.org/a)</p>'],
  ['[Bo Bing](#/games/bo-bing)', '<p>Bo Bing</p>'],
  ['1 \\* 2 & 3 < 4', '<p>1 * 2 &amp; 3 &lt; 4</p>'],
  ['狀元_籌_', '<p>狀元_籌_</p>'],
])('%j reads as %s', (markdown, expected) => {
  expect(html(markdown)).toBe(expected);
});

it.each([
  '<script>alert(1)</script>',
  'a <img src=x onerror=alert(1)> b',
  '![seen](https://example.org/pixel.gif)',
  '[run](javascript:alert(1))',
  '<iframe src="https://example.org"></iframe>\n\n<style>*{display:none}</style>',
  '[x]: https://example.org "t"\n\n[x]',
])('%j is text and nothing else', (markdown) => {
  expect(html(markdown)).not.toMatch(/<(?!\/?(?:p|br)>)/);
});
