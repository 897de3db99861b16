import { assertNever } from '#rules/result.ts';
import type { Happening } from '../provenance.ts';
import { uriPart } from '../uri.ts';
import {
  aat,
  actor,
  document,
  isSaid,
  named,
  node,
  type Node,
  NOTE,
  place,
  type Reference,
  statement,
  term,
  timespan,
} from './nodes.ts';

const PROVENANCE = aat(300055863, 'Provenance Activity');
const LOSS = aat(300417655, 'Loss');
const EXHIBITING = aat(300054766, 'Exhibiting');
const CONSERVING = aat(300404519, 'Conservation Activity');

/** An event is an activity that says when and where; what it did to the object is told by its part. */
export const activityOf = (object: Reference, happening: Happening): Node =>
  document(`${object.id}:event:${uriPart(happening.id)}`, 'Activity', {
    _label: labelOf(happening),
    classified_as: [PROVENANCE],
    identified_by: [named(happening.what)],
    referred_to_by: [statement(happening.note, NOTE), statement(happening.remark, NOTE)],
    timespan: happening.date && timespan(happening.date),
    took_place_at: happening.place && [place(happening.place)],
    part: [partOf(object, happening)],
  });

const labelOf = ({ what, date, note }: Happening): string => [what, date?.value.text, note].find(isSaid) ?? 'event';

/** A change of owner, of keeper or of place where the word for the event says so, and an activity of its own kind elsewhere. */
function partOf(object: Node, { sort, what, from, to }: Happening): Node {
  const [gave, got] = [from && [actor(from)], to && [actor(to)]];
  switch (sort) {
    case 'acquisition':
      return node('Acquisition', {
        transferred_title_of: [object],
        transferred_title_from: gave,
        transferred_title_to: got,
      });
    case 'custody':
      return custody(object, gave, got);
    case 'loss':
      return custody(object, gave, got, LOSS);
    case 'move':
      return node('Move', { moved: [object], moved_from: from && place(from), moved_to: to && place(to) });
    case 'finding':
      return node('Encounter', { encountered: [object], carried_out_by: [...(gave ?? []), ...(got ?? [])] });
    case 'exhibition':
      return activity(EXHIBITING);
    case 'restoration':
      return activity(CONSERVING);
    case 'other':
      return activity(isSaid(what) ? term(what) : PROVENANCE);
    default:
      return assertNever(sort);
  }

  function activity(kind: Node): Node {
    const carried_out_by = [...(gave ?? []), ...(got ?? [])];
    return node('Activity', { classified_as: [kind], carried_out_by, used_specific_object: [object] });
  }
}

const custody = (object: Node, gave?: readonly Node[], got?: readonly Node[], kind?: Node): Node =>
  node('TransferOfCustody', {
    classified_as: kind && [kind],
    transferred_custody_of: [object],
    transferred_custody_from: gave,
    transferred_custody_to: got,
  });
