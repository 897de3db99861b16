import { constants, setPriority } from 'node:os';
import { faultOf } from '../fault.ts';
import { checkHere, type CheckAnswer } from './check-copy.ts';

function answerTo(copy: string): CheckAnswer {
  try {
    return { checked: checkHere(copy) };
  } catch (error) {
    return { failed: faultOf(error).detail ?? String(error) };
  }
}

function main(): void {
  const [copy] = process.argv.slice(2);
  if (copy === undefined || !process.send) throw new Error('the check of a copy is started by the catalogue');
  try {
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Not every system lets a process do even this; it then works at the common pace.
  }
  process.send(answerTo(copy), () => {
    process.disconnect();
  });
}

main();
