import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { COMMANDS } from './commands/index.ts';
import { openContext } from './context.ts';
import { run } from './run.ts';

const FOLDER = fileURLToPath(new URL('../../data/playthroughs', import.meta.url));

/**
 * Whole games as text, read and approved once; `npx vitest run -u` writes them anew, and the difference is reviewed as
 * a change of the rules. Each was picked for what happens in it.
 */
const GAMES: Readonly<Record<string, string>> = {
  'zhuangyuan--dobree--seized': 'zhuangyuan/dobree --players 4 --seed 93',
  'zhuangyuan--dobree--every-award':
    'zhuangyuan/dobree --players 3 --seed 7 --set stacking=all --set three-fours=eight',
  'zhuangyuan--dobree-emended--seized': 'zhuangyuan/dobree-emended --players 4 --seed 321',
  'zhuangyuan--baidu--seized': 'zhuangyuan/baidu --players 4 --seed 78',
  'zhuangyuan--tallies--seized': 'zhuangyuan/tallies --players 4 --seed 164',
  'zhuangyuan--culin--withheld': 'zhuangyuan/culin --players 4 --seed 185',
  'bo-bing--wikipedia--ultimate': 'bo-bing/wikipedia --players 4 --seed 178',
  'bo-bing--wikipedia--throw-off': 'bo-bing/wikipedia --players 4 --seed 141 --set equal-throws=throw-off',
  'bo-bing--wikipedia-swapped--ultimate': 'bo-bing/wikipedia-swapped --players 4 --seed 178',
  'bo-bing--xiamen--overtaken': 'bo-bing/xiamen --players 4 --seed 131',
  'four-colour--usenet--claims': 'four-colour/usenet --players 4 --seed 9 --bots expert,steady',
  'four-colour--usenet--zhimo': 'four-colour/usenet --players 4 --seed 10 --bots expert,steady',
  'coan-ki--hyde--lost-men': 'coan-ki/hyde --players 2 --seed 3',
  'coan-ki--hyde--fines': 'coan-ki/hyde --players 2 --seed 7 --stake 25 --set double-one=both --set tenth-to=pot',
  'daun-tiga--dobree--bank-kept': 'daun-tiga/dobree --players 3 --seed 3',
  'daun-tiga--dobree-long--suggested': 'daun-tiga/dobree-long --players 4 --seed 3',
  'daun-tiga--dobree-ten-zero--tie': 'daun-tiga/dobree-ten-zero --players 3 --seed 3',
  'daun-tiga--perak--out': 'daun-tiga/perak --players 5 --seed 1',
  'daun-tiga--perak--thrown-in': 'daun-tiga/perak --players 4 --seed 117 --set three-threes=may',
  'daun-tiga--selangor--swept': 'daun-tiga/selangor --players 4 --seed 4',
  'koo-kiew--dobree--higher-card': 'koo-kiew/dobree --players 4 --seed 6',
  'koo-kiew--playing-cards--pair': 'koo-kiew/playing-cards --players 3 --seed 5',
  'singapore-tiles--after-blackjack--over': 'singapore-tiles/after-blackjack --players 3 --seed 2',
  'singapore-tiles--after-daun-tiga--threes': 'singapore-tiles/after-daun-tiga --players 3 --seed 2',
};

const context = openContext();

describe('whole games', () => {
  test.each(Object.entries(GAMES))('%s', async (name, line) => {
    const played = await run(context, COMMANDS, ['play', ...line.split(' ')]);
    if (played.kind === 'failed') throw new Error(JSON.stringify(played.error));
    await expect(`${played.value.text()}\n`).toMatchFileSnapshot(`${FOLDER}/${name}.play`);
  });

  test('no file is left that no game writes', () => {
    expect(readdirSync(FOLDER).sort()).toEqual(
      Object.keys(GAMES)
        .map((name) => `${name}.play`)
        .sort(),
    );
  });
});
