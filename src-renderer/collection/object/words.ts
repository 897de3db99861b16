import type { OwnPart } from '#contract/own/records.ts';
import type { Value } from '#contract/own/values.ts';
import type { Action } from '#contract/own/changes.ts';
import { m } from '../../paraglide/messages.js';

type Certainty = NonNullable<Value['certainty']>;
type Words = () => string;

const CERTAINTY: Readonly<Record<Certainty, Words>> = {
  certain: m.certainty_certain,
  probable: m.certainty_probable,
  possible: m.certainty_possible,
  doubtful: m.certainty_doubtful,
};
const PART_STATE: Readonly<Record<OwnPart['state'], Words>> = {
  present: m.part_present,
  missing: m.part_missing,
  extra: m.part_extra,
  replaced: m.part_replaced,
};
const ACTION: Readonly<Record<Action['what'], Words>> = {
  create: m.action_create,
  edit: m.action_edit,
  batch: m.action_batch,
  remove: m.action_remove,
  restore: m.action_restore,
  import: m.action_import,
  'take-back': m.action_take_back,
  duplicate: m.action_duplicate,
};

export const CERTAINTIES = Object.keys(CERTAINTY) as Certainty[];
export const PART_STATES = Object.keys(PART_STATE) as OwnPart['state'][];
export const certaintyName = (certainty: Certainty) => CERTAINTY[certainty]();
export const partStateName = (state: OwnPart['state']) => PART_STATE[state]();
export const actionName = ({ what }: Action) => ACTION[what]();
