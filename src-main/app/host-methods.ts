import { basename, join } from 'node:path';
import { app, BrowserWindow, dialog, shell, type OpenDialogOptions, type WebContents } from 'electron';
import { HOST_METHODS, type HostMethodName, type HostResult, type ParsedHostArgs } from '#contract/host-methods.ts';
import type { Reply } from '#contract/reply.ts';
import type { Grants } from './grants.ts';
import type { LibraryPlace } from './library-place.ts';
import { paths } from './paths.ts';
import { pageToPdf } from './page-to-pdf.ts';
import { print, printToPdf } from './printing.ts';

export interface Asked {
  readonly sender: WebContents;
  readonly grants: Grants;
  readonly library: LibraryPlace;
}
type HostHandler<M extends HostMethodName> = (args: ParsedHostArgs<M>, asked: Asked) => Promise<HostResult<M>>;

const HANDLERS: { readonly [M in HostMethodName]: HostHandler<M> } = {
  'host.chooseFiles': chooseFiles,
  'host.saveFile': saveFile,
  'host.pageToPdf': async ({ path, html }, { grants }) =>
    grants.has(path) && (await pageToPdf(html, path, paths.renderer)),
  'host.chooseFolder': chooseFolder,
  'host.printToPdf': printToPdf,
  'host.print': print,
  'host.showLibrary': async (_args, { library }) => {
    const problem = await shell.openPath(library.folder);
    if (problem !== '') throw new Error(problem);
    return null;
  },
};

export const isHostMethod = (method: string): method is HostMethodName => Object.hasOwn(HOST_METHODS, method);

/** Answers what only the main process can do. */
export async function answerHost(method: HostMethodName, args: unknown, asked: Asked): Promise<Reply<unknown>> {
  const parsed = HOST_METHODS[method].args.safeParse(args);
  if (!parsed.success) return { kind: 'refused', refusal: { code: 'bad-argument' } };
  try {
    return { kind: 'ok', value: await HANDLERS[method](parsed.data as never, asked) };
  } catch (error) {
    return { kind: 'fault', fault: { code: 'unknown', detail: String(error) } };
  }
}

const EXTENSIONS: Readonly<Record<ParsedHostArgs<'host.chooseFiles'>['what'], readonly string[]>> = {
  photographs: ['jpg', 'jpeg', 'png', 'webp', 'tif', 'tiff', 'heic', 'heif', 'avif', 'gif', 'pdf', 'svg'],
  table: ['csv', 'tsv', 'txt', 'xlsx'],
  pack: ['zip'],
  references: ['json', 'bib'],
  any: ['*'],
};

async function chooseFiles(
  { what, title, many }: ParsedHostArgs<'host.chooseFiles'>,
  { sender, grants }: Asked,
): Promise<readonly string[]> {
  const options: OpenDialogOptions = {
    title,
    properties: many ? ['openFile', 'multiSelections'] : ['openFile'],
    filters: [{ name: title, extensions: [...EXTENSIONS[what]] }],
  };
  const paths = await choose(options, sender);
  grants.add(...paths);
  return paths;
}

async function saveFile(
  { title, name, extension }: ParsedHostArgs<'host.saveFile'>,
  { sender, grants }: Asked,
): Promise<string | null> {
  const filters = [{ name: extension.toUpperCase(), extensions: [extension] }];
  const options = { title, defaultPath: join(app.getPath('documents'), basename(name)), filters };
  const window = BrowserWindow.fromWebContents(sender);
  const { filePath } = await (window ? dialog.showSaveDialog(window, options) : dialog.showSaveDialog(options));
  if (!filePath) return null;
  grants.add(filePath);
  return filePath;
}

async function chooseFolder(
  { title }: ParsedHostArgs<'host.chooseFolder'>,
  { sender, grants }: Asked,
): Promise<string | null> {
  const [folder] = await choose({ title, properties: ['openDirectory', 'createDirectory'] }, sender);
  if (folder === undefined) return null;
  grants.add(folder);
  return folder;
}

async function choose(options: OpenDialogOptions, sender: WebContents): Promise<readonly string[]> {
  const window = BrowserWindow.fromWebContents(sender);
  const { filePaths } = await (window ? dialog.showOpenDialog(window, options) : dialog.showOpenDialog(options));
  return filePaths;
}
