import { expect, test } from './fixtures.ts';

test('the window opens on the first room, with nothing in its console', async ({ page, variorum }) => {
  await expect(page).toHaveTitle(/Variorum/);
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Artefacts' })).toHaveAttribute('aria-current', 'page');
  expect(variorum.complaints).toEqual([]);
});

test('the page is shut off from Node and sandboxed', async ({ app, page }) => {
  const reachable = await page.evaluate(() => ['require', 'process', 'module'].filter((name) => name in globalThis));
  expect(reachable).toEqual([]);
  const preferences = await app.evaluate(({ BrowserWindow }) => {
    const contents = BrowserWindow.getAllWindows()[0]?.webContents as unknown as {
      getLastWebPreferences(): Record<string, unknown>;
    };
    return contents.getLastWebPreferences();
  });
  expect(preferences).toMatchObject({ sandbox: true, contextIsolation: true, nodeIntegration: false });
});

test('the bridge offers three functions and nothing else', async ({ page }) => {
  const offered = await page.evaluate(() => Object.keys(window.variorum).sort());
  expect(offered).toEqual(['call', 'on', 'pathOf']);
});

test('the content policy is sent, and refuses inline script and untrusted markup', async ({ page, variorum }) => {
  const policy = await page.evaluate(async () => (await fetch('/')).headers.get('Content-Security-Policy'));
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("require-trusted-types-for 'script'");

  const injected = await page.evaluate(() => {
    const script = document.createElement('script');
    try {
      script.textContent = 'document.documentElement.dataset.injected = "yes"';
      document.head.append(script);
    } catch {
      // Trusted Types throw here where the rest of the policy stays silent; both are refusals.
    }
    return document.documentElement.dataset['injected'];
  });
  expect(injected).toBeUndefined();

  const markup = await page.evaluate(() => {
    try {
      document.createElement('div').innerHTML = '<b>plain string</b>';
      return 'accepted';
    } catch (error) {
      return (error as Error).name;
    }
  });
  expect(markup).toBe('TypeError');
  // The refusals themselves are reported there.
  variorum.complaints.length = 0;
});

test('nothing outside the built window can be read through its scheme', async ({ page, variorum }) => {
  const status = await page.evaluate(async () => (await fetch('/..%2f..%2fpackage.json')).status);
  expect(status).toBe(403);
  variorum.complaints.length = 0;
});

test('no request leaves the program, and one that tries is refused', async ({ page, variorum }) => {
  expect(variorum.requests.filter((url) => !url.startsWith('app://'))).toEqual([]);
  const answer = await page.evaluate(() =>
    fetch('https://example.com/').then(
      () => 'answered',
      () => 'refused',
    ),
  );
  expect(answer).toBe('refused');
  variorum.complaints.length = 0;
});

test('new windows and foreign pages are denied', async ({ app, page, variorum }) => {
  await page.evaluate(() => {
    window.open('https://example.com/');
    location.href = 'https://example.com/';
  });
  await page.waitForTimeout(200);
  expect(new URL(page.url()).protocol).toBe('app:');
  expect(await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)).toBe(1);
  variorum.complaints.length = 0;
});

test('the program starts again on the library it left', async ({ variorum }) => {
  const before = await variorum.catalogueProcessPid();
  await variorum.relaunch();
  await expect(variorum.page.getByRole('main')).toBeVisible();
  expect(await variorum.catalogueProcessPid()).not.toBe(before);
});

test('a killed catalogue process is replaced', async ({ page, variorum }) => {
  const before = await variorum.catalogueProcessPid();
  process.kill(before, 'SIGKILL');
  await expect
    .poll(() =>
      page.evaluate(() => window.variorum.call('settings.get', { key: 'locale' }).then((reply) => reply.kind)),
    )
    .toBe('ok');
  expect(await variorum.catalogueProcessPid()).not.toBe(before);
});
