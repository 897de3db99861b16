import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { memoryPages, validateXML } from 'xmllint-wasm';

/** Schemas of our own writing, as strict as the published ones. */
const OURS = fileURLToPath(new URL('schemas', import.meta.url));

/** What is wrong with a document by a schema of a folder, in whatever folder within it the schemas lie that it names. */
export async function errorsIn(xml: string, schema: string, folder = OURS): Promise<readonly string[]> {
  const files = schemasIn(folder);
  const isAsked = ({ fileName }: { fileName: string }) => fileName === schema;
  const { valid, errors, rawOutput } = await validateXML({
    xml: { fileName: 'written.xml', contents: xml },
    schema: files.filter(isAsked),
    preload: files.filter((file) => !isAsked(file)),
    // The schema of TEI is larger than all it is ever asked about.
    maxMemoryPages: memoryPages.GiB,
    ...(schema.endsWith('.rng') && { extension: 'relaxng' as const }),
  });
  return valid || errors.length > 0 ? errors.map(({ message }) => message) : [rawOutput];
}

/** Published schemas name each other by addresses of the web or by paths; here they lie side by side. */
const schemasIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(xsd|rng)$/.test(path))
    .map((path) => ({
      fileName: basename(path),
      contents: readFileSync(join(folder, path), 'utf8').replaceAll(
        /(?<=\sschemaLocation=")[^"\s]*\/(?=[^"/\s]+")/g,
        '',
      ),
    }));
