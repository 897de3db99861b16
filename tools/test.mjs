import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { openVirtualDisplay } from './display.mjs';
import { prepareElectron } from './prepare.mjs';
import { sum, tallyPlaywright, tallyStep, tallyVitest } from './report.mjs';
import { root, run, toolEnv } from './run.mjs';
import { say, StepFailed } from './say.mjs';

const reports = join(root, 'reports');
const unitReport = join(reports, 'unit.json');
const e2eReport = join(reports, 'e2e.json');

/**
 * @typedef {import('./report.mjs').Tally} Tally
 * @typedef {{ name: string, run: () => Promise<number>, report?: string, tally?: (report: any) => Tally }} Step
 */

/** Scripts that run side by side would each compile the messages, and take them from under one another. */
const env = toolEnv({ VARIORUM_MESSAGES: 'compiled' });

/** @type {Step} */
const MESSAGES = { name: 'messages', run: () => run('node', ['tools/compile-messages.mjs']) };

/** @param {string} script @returns {Step} */
const script = (script) => ({ name: script, run: () => run('npm', ['run', '--silent', script], { env }) });

const CHECKS = [
  [script('check:format'), script('check:lint')],
  [script('check:types'), script('check:data'), script('check:unused')],
];

/** @type {Step} */
const UNIT = {
  name: 'unit tests',
  run: () =>
    run(
      'npm',
      [
        'run',
        '--silent',
        'test:unit',
        '--',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${unitReport}`,
      ],
      { env },
    ),
  report: unitReport,
  tally: tallyVitest,
};

/** @type {Step} */
const BUILD = {
  name: 'build',
  run: async () => {
    await ensureBuilt();
    return 0;
  },
};

/**
 * Windows on one display would take the focus from each other; on virtual displays of their own several are tested at once.
 * Three were no faster on two cores.
 */
const WINDOWS = 2;

/** @type {Step} */
const E2E = {
  name: 'end-to-end tests',
  run: async () => {
    const { env, display } = await prepareElectron();
    const more = await Promise.all(Array.from({ length: display.isVirtual ? WINDOWS - 1 : 0 }, openVirtualDisplay));
    const displays = [display, ...more].map((one) => one.env.DISPLAY).join(' ');
    const status = await run('playwright', ['test', '--reporter=list,json'], {
      env: toolEnv({ ...env, VARIORUM_DISPLAYS: displays, PLAYWRIGHT_JSON_OUTPUT_FILE: e2eReport }),
    });
    for (const one of [display, ...more]) one.stop();
    return status;
  },
  report: e2eReport,
  tally: tallyPlaywright,
};

/** Static checks and unit tests; needs no window. */
export const check = () => inTurn([[[MESSAGES]], CHECKS, [[UNIT]]]);

/** Everything, ending with the sum of all tests on a line of its own. */
export const test = () => inTurn([[[MESSAGES]], CHECKS, [[UNIT]], [[BUILD]], [[E2E]]]);

/**
 * Stages come one after another, the chains of steps of one stage run side by side. Every step is run whatever the others
 * gave, so that one look shows the whole picture.
 * @param {readonly (readonly (readonly Step[])[])[]} stages
 */
async function inTurn(stages) {
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports);
  const results = [];
  for (const chains of stages) results.push(...(await Promise.all(chains.map(outcomes))).flat());
  for (const { name, failed } of results) if (failed > 0) say(`${name}: failed`);
  const { passed, failed } = sum(results);
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

/** @param {readonly Step[]} chain */
async function outcomes(chain) {
  const results = [];
  for (const step of chain) results.push(await outcome(step));
  return results;
}

/** @param {Step} step */
async function outcome(step) {
  say(`${step.name} …`);
  const status = await step.run().catch((/** @type {unknown} */ error) => {
    if (!(error instanceof StepFailed)) throw error;
    say(`${error.message} ${error.remedy}`);
    return 1;
  });
  return { name: step.name, ...tallyStep({ ...step, status }) };
}
