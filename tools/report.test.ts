import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sum, tallyPlaywright, tallyStep, tallyVitest } from './report.mjs';

describe('the sum of a test run', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'variorum-report-'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  const vitest = (status: number, numPassedTests: number, numFailedTests: number) => {
    const report = join(folder, 'unit.json');
    writeFileSync(report, JSON.stringify({ numPassedTests, numFailedTests }));
    return tallyStep({ status, report, tally: tallyVitest });
  };

  it('reads both reports', () => {
    expect(vitest(0, 7, 0)).toEqual({ passed: 7, failed: 0 });
    expect(vitest(1, 7, 2)).toEqual({ passed: 7, failed: 2 });
    const stats = { expected: 3, unexpected: 1, flaky: 1, skipped: 5 };
    expect(tallyPlaywright({ stats })).toEqual({ passed: 4, failed: 1 });
  });

  it('counts a run that failed without a failed test', () => {
    expect(vitest(1, 7, 0)).toEqual({ passed: 7, failed: 1 });
  });

  it('counts a run without any test, or without a report, as failed', () => {
    expect(vitest(0, 0, 0)).toEqual({ passed: 0, failed: 1 });
    expect(tallyStep({ status: 0, report: join(folder, 'none.json'), tally: tallyVitest })).toEqual({
      passed: 0,
      failed: 1,
    });
  });

  it('counts a failed check among the failures, and a passed one among nothing', () => {
    expect(tallyStep({ status: 2 })).toEqual({ passed: 0, failed: 1 });
    expect(tallyStep({ status: 0 })).toEqual({ passed: 0, failed: 0 });
    expect(
      sum([
        { passed: 1, failed: 0 },
        { passed: 2, failed: 3 },
      ]),
    ).toEqual({ passed: 3, failed: 3 });
  });
});
