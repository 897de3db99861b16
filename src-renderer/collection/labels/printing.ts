import { mount, unmount } from 'svelte';
import PrintedPages from './PrintedPages.svelte';

/** Puts the sheets alone on the paper while something prints them. */
export async function withPages<T>(print: () => Promise<T>): Promise<T> {
  const pages = mount(PrintedPages, { target: document.body, props: { printed: true } });
  try {
    await document.fonts.ready;
    return await print();
  } finally {
    await unmount(pages);
  }
}
