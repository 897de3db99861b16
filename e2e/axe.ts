import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Nothing that the accessibility rules object to; a failure lists each rule with the elements that break it. */
export async function expectAccessible(page: Page) {
  // The legacy mode needs no second page, which Electron cannot open.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  const told = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ html }) => html).join('\n  ')}`,
  );
  expect(told).toEqual([]);
}

/** Goes to a room and waits for its heading. */
export async function visit(page: Page, address: string, heading: string | RegExp) {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, address);
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
}

/** Chooses an appearance the way a reader does. */
export async function wear(page: Page, theme: 'light' | 'dark') {
  await page.getByRole('combobox', { name: 'Theme' }).selectOption(theme);
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
}
