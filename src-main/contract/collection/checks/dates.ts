/// <reference path="../edtf.d.ts" />
import { parse } from 'edtf';
import { fileOf } from '../files.ts';
import type { CollectionProblem } from '../problem.ts';
import type { Collection } from '../schema.ts';

export function checkDates(collection: Collection): CollectionProblem[] {
  const dated = [
    ...collection.sources.map(({ id, date }) => ({ file: fileOf.source(id), date })),
    ...collection.artefacts.map(({ id, date }) => ({ file: fileOf.artefact(id), date })),
  ];
  return dated.flatMap(({ file, date }) =>
    date === undefined || isEdtf(date)
      ? []
      : [
          {
            file,
            field: 'date',
            message: `${date} is no EDTF date`,
            remedy: 'write one, such as 1955, 1999-01? or 2013~/..',
          },
        ],
  );
}

function isEdtf(text: string): boolean {
  try {
    parse(text);
    return true;
  } catch {
    return false;
  }
}
