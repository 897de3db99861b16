import type { Locator, Page } from '@playwright/test';
import { visit } from './axe.ts';

interface Begun {
  /** As the form names it. */
  readonly account: string;
  readonly players?: readonly string[];
  /** Players after the first that are bots. */
  readonly bots?: boolean;
  readonly gaps?: 'ask me when it matters' | 'take the preferred reading';
  readonly seed?: string;
  readonly title?: string;
}

/** What one sees and does at the table of a tally game. */
export class GameTable {
  readonly page: Page;
  readonly ruling: Locator;
  readonly others: Locator;
  readonly log: Locator;
  readonly throwButton: Locator;
  readonly settlement: Locator;

  constructor(page: Page) {
    this.page = page;
    this.ruling = page.getByRole('region', { name: 'Ruling' });
    this.others = page.getByRole('region', { name: 'What each other account would have paid' });
    this.log = page.getByRole('list', { name: 'The log' }).locator('> li');
    this.throwButton = page.getByRole('button', { name: /^Throw\b/ });
    this.settlement = page.getByRole('region', { name: 'Settlement' });
  }

  /** Fills in the form for a new game. The dice fall without rolling. */
  static async begin(page: Page, game: Begun): Promise<GameTable> {
    const { players = ['Ah Seng', 'Mei Lan', 'Tan'], bots = false, gaps = 'take the preferred reading' } = game;
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, '#/sandbox/new', 'New game');
    await page.getByRole('radio', { name: game.account, exact: true }).check();
    await page.getByRole('radio', { name: gaps }).first().check();
    const seats = page.getByRole('region', { name: 'Players' });
    while ((await seats.getByRole('listitem').count()) < players.length)
      await seats.getByRole('button', { name: 'Add a player' }).click();
    while ((await seats.getByRole('listitem').count()) > players.length)
      await seats
        .getByRole('button', { name: /^Remove/ })
        .last()
        .click();
    for (const [at, name] of players.entries()) {
      const seat = seats.getByRole('listitem').nth(at);
      await seat.getByRole('textbox').fill(name);
      await seat.getByRole('combobox').selectOption(at > 0 && bots ? 'a bot' : 'a person');
    }
    await page.getByRole('textbox', { name: 'Seed' }).fill(game.seed ?? 'museum');
    await page.getByRole('textbox', { name: 'Title of the game' }).fill(game.title ?? 'A game');
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.getByRole('heading', { level: 1, name: game.title ?? 'A game' }).waitFor();
    return new GameTable(page);
  }

  /** A player's or the stock's heap: how many pieces it counts. */
  holding(name: string): Locator {
    return this.page.getByRole('heading', { level: 3, name: new RegExp(`^${name}\\b`) });
  }

  async enter(dice: string): Promise<void> {
    const field = this.page.getByRole('textbox', { name: 'The six dice' });
    if (!(await field.isVisible())) await this.page.getByText('Enter a real throw').click();
    await field.fill(dice);
    await field.press('Enter');
  }

  async enterAll(...throws: readonly string[]): Promise<void> {
    for (const dice of throws) {
      const before = await this.log.count();
      await this.enter(dice);
      await this.log.nth(before).waitFor();
    }
  }
}
