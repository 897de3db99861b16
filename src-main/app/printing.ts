import { writeFile } from 'node:fs/promises';
import type { ParsedHostArgs, Printed } from '#contract/host-methods.ts';
import type { Asked } from './host-methods.ts';

const MM_PER_INCH = 25.4;
const MICRONS_PER_MM = 1000;

/** The sheets have their own margins, so that labels lie where the paper is cut. */
export async function printToPdf(
  { path, paper }: ParsedHostArgs<'host.printToPdf'>,
  { sender, grants }: Asked,
): Promise<boolean> {
  if (!grants.has(path)) return false;
  const pdf = await sender.printToPDF({
    printBackground: true,
    preferCSSPageSize: true,
    margins: { top: 0, bottom: 0, left: 0, right: 0 },
    pageSize: { width: paper.width / MM_PER_INCH, height: paper.height / MM_PER_INCH },
  });
  return writeFile(path, pdf).then(
    () => true,
    () => false,
  );
}

/** Chromium says so of a dialog that was closed. */
const CANCELLED = /cancel/i;

export async function print({ paper }: ParsedHostArgs<'host.print'>, { sender }: Asked): Promise<Printed> {
  if ((await sender.getPrintersAsync()).length === 0) return 'no-printer';
  return new Promise((resolve) => {
    sender.print(
      {
        printBackground: true,
        margins: { marginType: 'none' },
        pageSize: { width: paper.width * MICRONS_PER_MM, height: paper.height * MICRONS_PER_MM },
      },
      (done, reason) => {
        resolve(done ? 'printed' : CANCELLED.test(reason) ? 'cancelled' : 'failed');
      },
    );
  });
}
