import { mount, unmount } from 'svelte';
import type { Paper } from '#contract/host-methods.ts';
import PrintedPages from './PrintedPages.svelte';

/** Puts the sheets alone on the paper, which is theirs to the edge, while something prints them. */
export async function withPages<T>(paper: Paper, print: () => Promise<T>): Promise<T> {
  const page = new CSSStyleSheet();
  page.replaceSync(`@page { size: ${paper.width}mm ${paper.height}mm; margin: 0; }`);
  const before = document.adoptedStyleSheets;
  document.adoptedStyleSheets = [...before, page];
  const pages = mount(PrintedPages, { target: document.body, props: { printed: true } });
  try {
    await document.fonts.ready;
    await Promise.all([...document.images].map(seen));
    return await print();
  } finally {
    await unmount(pages);
    document.adoptedStyleSheets = before;
  }
}

/** A picture that cannot be shown leaves its place empty, and keeps nobody waiting. */
const seen = (picture: HTMLImageElement) =>
  picture.decode().then(
    () => true,
    () => false,
  );
