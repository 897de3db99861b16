import { constants, setPriority } from 'node:os';
import { faultOf } from '../fault.ts';
import { checkHere, lookThrough, type CheckAnswer } from './check-copy.ts';

function answerTo(how: string, file: string): CheckAnswer {
  try {
    return { checked: how === 'look' ? lookThrough(file) : checkHere(file) };
  } catch (error) {
    return { failed: faultOf(error).detail ?? String(error) };
  }
}

function main(): void {
  const [how, file] = process.argv.slice(2);
  if (how === undefined || file === undefined || !process.send)
    throw new Error('the check of a copy is started by the catalogue');
  try {
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Not every system lets a process do even this; it then works at the common pace.
  }
  process.send(answerTo(how, file), () => {
    process.disconnect();
  });
}

main();
