import { existsSync, readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number }} Tally */

/** @param {any} report @returns {Tally} */
export const tallyVitest = (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests,
});

/** A test that only passed when tried again is counted as passed, as Playwright does. @param {any} report @returns {Tally} */
export const tallyPlaywright = ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected });

/**
 * One step's part of the sum. A step that failed counts as a failure even if no test of it did, and a step that should
 * have reported tests and did not is a failed one.
 * @param {{ status: number, report?: string, tally?: (report: any) => Tally }} step
 * @returns {Tally}
 */
export function tallyStep({ status, report, tally }) {
  const { passed, failed } = report && tally ? readTally(report, tally) : { passed: 0, failed: 0 };
  const unexplained = failed === 0 && (status !== 0 || (report !== undefined && passed === 0));
  return { passed, failed: unexplained ? 1 : failed };
}

/** @param {string} file @param {(report: any) => Tally} tally @returns {Tally} */
const readTally = (file, tally) =>
  existsSync(file) ? tally(JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failed: 1 };

/** @param {readonly Tally[]} tallies @returns {Tally} */
export const sum = (tallies) =>
  tallies.reduce((a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed }), { passed: 0, failed: 0 });
