import type { Locator, Page } from '@playwright/test';
import { visit } from './axe.ts';
import { expect } from './fixtures.ts';

interface Begun {
  /** The dice of `the upright game` begin 42 12 11 55: single, joined, a double one, a doublet. */
  readonly seed?: string;
  readonly second?: 'a person' | 'a running bot' | 'a random bot';
  readonly stake?: string;
  readonly gaps?: 'ask me when it matters' | 'take the preferred reading';
  /** Readings chosen before the game, by their titles. */
  readonly readings?: readonly string[];
}

/** What one sees and does at the board of Coan Kî. */
export class RaceBoard {
  readonly page: Page;
  readonly board: Locator;
  readonly log: Locator;
  readonly throwButton: Locator;
  readonly turn: Locator;

  constructor(page: Page) {
    this.page = page;
    this.board = page.getByRole('group', { name: /^Board/ });
    this.log = page.getByRole('list', { name: 'The log' }).locator('> li');
    this.throwButton = page.getByRole('button', { name: /^Throw\b/ });
    this.turn = page.getByRole('region', { name: 'This turn' });
  }

  /** Fills in the form for a new game between Ah Seng and Mei Lan. */
  static async begin(page: Page, game: Begun = {}): Promise<RaceBoard> {
    const { seed = 'the upright game', second = 'a person', gaps = 'take the preferred reading', readings = [] } = game;
    await visit(page, '#/sandbox/new', 'New game');
    await page.getByRole('group', { name: 'Coan Kî' }).getByRole('radio', { name: 'Hyde, after Culin' }).check();
    await page.getByRole('radio', { name: gaps }).first().check();
    if (readings.length > 0) await page.getByText(/^Clauses with more than one reading/).click();
    for (const reading of readings) await page.getByRole('radio', { name: reading, exact: true }).check();
    const seats = page.getByRole('region', { name: 'Players' }).getByRole('listitem');
    await expect(seats).toHaveCount(2);
    await seats.nth(0).getByRole('textbox').fill('Ah Seng');
    await seats.nth(1).getByRole('textbox').fill('Mei Lan');
    await seats.nth(1).getByRole('combobox').selectOption(second);
    if (game.stake !== undefined) await page.getByRole('textbox', { name: 'Stake of each side' }).fill(game.stake);
    await page.getByRole('textbox', { name: 'Seed' }).fill(seed);
    await page.getByRole('textbox', { name: 'Title of the game' }).fill('Bottles');
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.getByRole('heading', { level: 1, name: 'Bottles' }).waitFor();
    return new RaceBoard(page);
  }

  place(number: number): Locator {
    return this.board.getByRole('button', { name: new RegExp(`^Place ${number},`) });
  }

  men(name: string): Locator {
    return this.page.getByRole('region', { name: `Men of ${name}` });
  }

  async throw(shows: string): Promise<void> {
    await this.throwButton.click();
    await expect(this.page.getByRole('img', { name: `The dice show ${shows}` })).toBeVisible();
  }

  /** Moves a man, who is taken up and set down. */
  async move(from: number, to: number): Promise<void> {
    await this.place(from).click();
    await this.place(to).click();
  }

  /** The first three throws: two moves, and a double one for which Ah Seng owes a man. */
  async playToLoss(): Promise<void> {
    await this.throw('4 2');
    await this.move(1, 5);
    await this.move(1, 3);
    await expect(this.page.getByRole('heading', { name: 'Mei Lan to throw' })).toBeVisible();
    await this.throw('1 2');
    await this.move(1, 2);
    await this.move(1, 4);
    await this.throw('1 1');
    await expect(this.page.getByRole('heading', { name: 'Ah Seng gives up a man' })).toBeVisible();
  }

  async enter(dice: string): Promise<void> {
    const field = this.page.getByRole('textbox', { name: 'The two dice' });
    if (!(await field.isVisible())) await this.page.getByText('Enter a real throw').click();
    await field.fill(dice);
    await field.press('Enter');
  }

  /** Lays the men out by hand, place by place from each side’s own first place on. */
  async setUp(near: { course: string; home: string }, far: { course: string; home: string }): Promise<void> {
    await this.page.getByText('Set up a position').click();
    for (const [name, men] of [
      ['Ah Seng', near],
      ['Mei Lan', far],
    ] as const) {
      await this.page.getByRole('textbox', { name: `Men of ${name}, place by place` }).fill(men.course);
      await this.page.getByRole('textbox', { name: `${name}’s men at home` }).fill(men.home);
    }
    await this.page.getByRole('button', { name: 'Set up', exact: true }).click();
    await expect(this.turn).toContainText('The men are set up by hand.');
  }
}
