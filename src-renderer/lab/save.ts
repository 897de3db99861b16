/** A spreadsheet takes a file for UTF-8 only if it begins with this mark. */
const MARK = '\uFEFF';

/** Hands a text to the reader as a file; where to is asked by the system. */
export function saveCsv(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([MARK + text], { type: 'text/csv;charset=utf-8' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: `${name}.csv` });
  link.click();
  // The download has taken hold of the file by the time the next task runs.
  setTimeout(() => {
    URL.revokeObjectURL(address);
  });
}
