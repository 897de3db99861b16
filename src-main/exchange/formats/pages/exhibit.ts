import type { Exhibit } from '#contract/own/records.ts';
import { element } from '../markup.ts';
import { prose } from './markdown.ts';
import { page, pictureOf, withChinese } from './page.ts';

/** What an exhibit shows of a record. */
export interface Exhibited {
  readonly title: string;
  readonly lang?: string;
  readonly accession: string;
  /** JPEG. */
  readonly picture?: Uint8Array;
}

/** An exhibit as one page for anyone's browser. */
export const writeExhibit = (
  { title, introduction, items }: Exhibit,
  shown: readonly Exhibited[],
  lang: string,
): string =>
  page(
    lang,
    title,
    STYLE,
    withChinese(
      element(
        'main',
        {},
        element('h1', {}, title),
        ...prose(introduction),
        ...items.map((item, at) => shownItem(item.text, shown[at])),
      ),
      lang,
    ),
  );

function shownItem(text: string, shown: Exhibited | undefined) {
  const heading = shown?.title ?? '';
  return element(
    'section',
    {},
    element('h2', { lang: shown?.lang }, heading),
    shown?.picture && element('figure', {}, pictureOf(shown.picture, heading)),
    element('p', { class: 'number' }, shown?.accession ?? ''),
    ...prose(text),
  );
}

const STYLE = `
:root { color-scheme: light dark; }
body { font: 1.1rem/1.6 Georgia, Noto Serif, Songti TC, Noto Serif CJK TC, serif; margin: 0; }
main { max-width: 44rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
h1 { font-size: 2rem; line-height: 1.2; }
h2 { font-size: 1.4rem; margin: 3rem 0 0.5rem; }
figure { margin: 0; }
h4, h5, h6 { font-size: 1.1rem; margin: 1.5rem 0 0.5rem; }
img { max-width: 100%; max-height: 90vh; }
pre { white-space: pre-wrap; }
td, th { border-bottom: 1px solid; padding: 0.2rem 1rem 0.2rem 0; text-align: left; }
.number { font-size: 0.85rem; margin: 0; }
@media print {
:root { color-scheme: light; }
main { max-width: none; padding: 0; }
h2, figure { break-after: avoid; }
section { break-inside: avoid; }
img { max-height: 65vh; }
}
`;
