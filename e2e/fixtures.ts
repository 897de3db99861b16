import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { _electron, expect, test as base, type ElectronApplication, type Page } from '@playwright/test';

const root = join(import.meta.dirname, '..');
const flags = (process.env['VARIORUM_ELECTRON_FLAGS'] ?? '').split(' ').filter((flag) => flag !== '');

/** Each worker has a display of its own, where there are several. */
function display(): Record<string, string> {
  const own = (process.env['VARIORUM_DISPLAYS'] ?? '').split(' ')[Number(process.env['TEST_PARALLEL_INDEX'] ?? 0)];
  return own ? { DISPLAY: own } : {};
}

/** The built program with a user data folder of its own, empty at first. */
export class Variorum {
  /** What the pages wrote to their console as warnings or errors, over all launches. */
  readonly complaints: string[] = [];
  /** Every address the pages asked for, over all launches. */
  readonly requests: string[] = [];
  readonly userData = mkdtempSync(join(tmpdir(), 'variorum-e2e-'));
  readonly library = join(this.userData, 'library');
  /** The folder of the program; its reference collection lies in it as `data`. */
  #program = root;
  #app: ElectronApplication | null = null;
  #page: Page | null = null;

  get app(): ElectronApplication {
    if (!this.#app) throw new Error('The program is not running.');
    return this.#app;
  }

  get page(): Page {
    if (!this.#page) throw new Error('The program has no window.');
    return this.#page;
  }

  async launch(...args: string[]) {
    // No executablePath: with it Playwright leaves out its loader, and an old Electron opens its window too early.
    this.#app = await _electron.launch({
      args: [...flags, this.#program, ...args],
      cwd: root,
      env: { ...(process.env as Record<string, string>), ...display(), VARIORUM_USER_DATA: this.userData },
    });
    this.#app.on('window', (page) => {
      this.#listen(page);
    });
    this.#page = await this.#app.firstWindow();
    this.#listen(this.#page);
    await this.page.locator('html[data-ready]').waitFor();
  }

  #heard = new WeakSet<Page>();
  #listen(page: Page) {
    if (this.#heard.has(page)) return;
    this.#heard.add(page);
    page.on('console', (message) => {
      if (['warning', 'error'].includes(message.type())) this.complaints.push(message.text());
    });
    page.on('pageerror', (error) => this.complaints.push(error.message));
    page.on('request', (request) => this.requests.push(request.url()));
  }

  async close() {
    await this.#app?.close();
    this.#app = null;
    this.#page = null;
  }

  /** Quits and starts again with the same user data and library. */
  async relaunch(...args: string[]) {
    await this.close();
    await this.launch(...args);
  }

  /** A copy of the reference collection to alter, in use from the next launch on; what it returns is its folder. */
  ownCollection(): string {
    this.#program = join(this.userData, 'program');
    const data = join(this.#program, 'data');
    cpSync(join(root, 'data'), data, { recursive: true });
    for (const name of ['out', 'package.json']) symlinkSync(join(root, name), join(this.#program, name));
    return data;
  }

  /** The process that holds the database, for tests that kill it. */
  async catalogueProcessPid(): Promise<number> {
    const utility = await this.app.evaluate(
      ({ app }) => app.getAppMetrics().find(({ name }) => name === 'Variorum catalogue')?.pid,
    );
    return utility ?? childRunning('catalogue.cjs', this.app.process().pid);
  }

  erase() {
    rmSync(this.userData, { recursive: true, force: true });
  }
}

/**
 * On an old Electron the catalogue is a plain Node child, which Electron does not list. Between a death and the new start
 * there is none for a moment.
 */
async function childRunning(script: string, parent: number | undefined): Promise<number> {
  for (let tries = 0; tries < 50; tries++) {
    const found = spawnSync('pgrep', ['--parent', String(parent), '--full', script], { encoding: 'utf8' });
    const [first = ''] = found.stdout.trim().split('\n');
    if (first !== '') return Number(first);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`no child of ${String(parent)} runs ${script}`);
}

interface Fixtures {
  /** A running program with an empty library; the test fails if its console was not silent. */
  readonly variorum: Variorum;
  readonly page: Page;
  readonly app: ElectronApplication;
}

export const test = base.extend<Fixtures>({
  // Playwright insists on a pattern here, even an empty one.
  variorum: async ({}, use) => {
    const variorum = new Variorum();
    try {
      await variorum.launch();
      await use(variorum);
      expect(variorum.complaints).toEqual([]);
    } finally {
      await variorum.close();
      variorum.erase();
    }
  },
  page: async ({ variorum }, use) => use(variorum.page),
  app: async ({ variorum }, use) => use(variorum.app),
});

export { expect };
