import type { Locator, Page } from '@playwright/test';
import { visit } from './axe.ts';
import { expect } from './fixtures.ts';

interface Begun {
  /** Names with who plays them. */
  readonly players: Readonly<Record<string, 'a person' | 'a novice bot' | 'a steady bot' | 'an expert bot'>>;
  readonly seed: string;
  readonly title?: string;
}

/** What one sees and does at the table of four-colour cards. */
export class MeldTable {
  readonly page: Page;
  /** Where everything stands that may be done. */
  readonly now: Locator;
  readonly draw: Locator;
  readonly claims: Locator;
  readonly discardPrompt: Locator;
  readonly settlement: Locator;
  readonly log: Locator;
  readonly moves: Locator;

  constructor(page: Page) {
    this.page = page;
    this.now = page.getByRole('region', { name: 'What can be done now' });
    this.draw = this.now.getByRole('button', { name: 'Draw a card' });
    this.claims = this.now.getByRole('list').getByRole('button');
    this.discardPrompt = this.now.getByText('pick a card from the fan');
    this.settlement = page.getByRole('region', { name: /wins with/ });
    this.log = page.getByRole('list', { name: 'What has happened' }).getByRole('listitem');
    this.moves = page.getByRole('group', { name: 'Replay' }).getByText(/^\d+ of \d+$/);
  }

  static async begin(page: Page, { players, seed, title = 'A family’s game' }: Begun): Promise<MeldTable> {
    await visit(page, '#/sandbox/new?variant=four-colour/usenet', 'New game');
    await page.getByRole('radio', { name: 'A family’s game, after Usenet', exact: true }).check();
    await page.getByRole('radio', { name: 'take the preferred reading' }).first().check();
    const region = page.getByRole('region', { name: 'Players' });
    const seats = region.getByRole('listitem');
    const wanted = Object.entries(players);
    while ((await seats.count()) < wanted.length) await region.getByRole('button', { name: 'Add a player' }).click();
    for (const [at, [name, player]] of wanted.entries()) {
      await seats.nth(at).getByRole('textbox').fill(name);
      await seats.nth(at).getByRole('combobox').selectOption(player);
    }
    await page.getByRole('textbox', { name: 'Seed' }).fill(seed);
    await page.getByRole('textbox', { name: 'Title of the game' }).fill(title);
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    return new MeldTable(page);
  }

  hand(name: string): Locator {
    return this.page.getByRole('list', { name: `${name}’s cards` });
  }

  cards(name: string): Locator {
    return this.hand(name).getByRole('button');
  }

  async deal(): Promise<void> {
    await this.page.getByRole('button', { name: 'Deal', exact: true }).click();
    await this.moves.waitFor();
  }

  async hurryBots(): Promise<void> {
    await this.page.getByRole('combobox', { name: 'Pace of the bots' }).selectOption('at once');
  }

  /** Waits until it is for the person at the screen to act, or the hand is over. */
  async turn(): Promise<'draw' | 'claim' | 'discard' | 'over'> {
    const { draw, claims, discardPrompt, settlement } = this;
    await draw.or(claims.first()).or(discardPrompt).or(settlement).first().waitFor({ timeout: 60_000 });
    if (await settlement.isVisible()) return 'over';
    if (await draw.isVisible()) return 'draw';
    return (await discardPrompt.isVisible()) ? 'discard' : 'claim';
  }

  /** Plays a turn the plainest way: draws, takes the first call offered, discards the first card. */
  async playOn(name: string): Promise<void> {
    const turn = await this.turn();
    const before = await this.moves.textContent();
    if (turn === 'draw') await this.draw.click();
    if (turn === 'claim') await this.claims.first().click();
    if (turn === 'discard') {
      await this.cards(name).first().click();
      await this.page.getByRole('button', { name: /^Discard the/ }).click();
    }
    if (turn !== 'over') await expect(this.moves).not.toHaveText(before ?? '');
  }
}
