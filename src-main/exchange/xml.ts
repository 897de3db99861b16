import { SaxesParser } from 'saxes';

/** Called as a document is read; names come without their prefixes. */
export interface XmlWatcher {
  readonly opened?: (name: string, attributes: Readonly<Record<string, string>>) => void;
  readonly closed?: (name: string) => void;
  readonly text?: (text: string) => void;
}

/** Reads a document of XML to its end; false where it is none. Entities of its own it has not: they are never expanded. */
export function readXml(text: string, watcher: XmlWatcher): boolean {
  const parser = new SaxesParser({ xmlns: false });
  let sound = true;
  parser.on('error', () => {
    sound = false;
  });
  parser.on('opentag', ({ name, attributes }) => watcher.opened?.(local(name), attributes));
  parser.on('closetag', ({ name }) => watcher.closed?.(local(name)));
  parser.on('text', (piece) => watcher.text?.(piece));
  parser.on('cdata', (piece) => watcher.text?.(piece));
  try {
    parser.write(text).close();
  } catch {
    // The parser throws when it is asked to go on after an error it has told of.
    return false;
  }
  return sound;
}

const local = (name: string): string => name.slice(name.indexOf(':') + 1);
