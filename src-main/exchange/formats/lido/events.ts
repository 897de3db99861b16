import type { OwnObject } from '#contract/own/records.ts';
import { type Dates, datesOf, type Holding, remarkOn, type Statement, statementsOf } from '../holding.ts';
import { element, type Element, type Markup, wrap } from '../markup.ts';
import { type EventSort, type Happening, happeningsOf } from '../provenance.ts';
import { concept, EVENT_TYPES, inWords, lido, name, note, TERMS, text } from './words.ts';

type Actor = readonly [role: string, who: Statement];

interface Told {
  readonly name?: string | undefined;
  readonly actors?: readonly Actor[];
  readonly date?: Statement | undefined;
  readonly place?: Statement | undefined;
  readonly method?: Statement | undefined;
  readonly materials?: readonly Statement[];
  readonly techniques?: readonly Statement[];
  readonly notes?: readonly Element[];
}

/** How an object was made, how it came to its owner, and what else happened to it, in this order. */
export function eventsOf(holding: Holding, object: OwnObject): Markup[] {
  return [
    ...production(holding, object).map((told) => eventOf('production', withRemarks(told))),
    ...acquisition(holding, object).map((told) => eventOf('acquisition', withRemarks(told))),
    ...happeningsOf(holding, object).map((happening) => eventOf(happening.sort, happened(happening))),
  ]
    .filter((event) => event !== undefined)
    .map((event, at) => lido.with('eventSet', { 'lido:sortorder': (at + 1).toString() }, event));
}

/**
 * An event has room for one date and tells of what happened once, so each competing statement is an event of its own,
 * after the one that is preferred.
 */
function production(holding: Holding, object: OwnObject): Told[] {
  const all = (field: string) => statementsOf(holding, object, field);
  const [maker, ...makers] = all('maker');
  const [date, ...dates] = all('date');
  const [place, ...places] = all('place');
  return [
    { actors: by('maker', maker), date, place, materials: all('materials'), techniques: all('technique') },
    ...makers.map((other) => ({ actors: by('maker', other) })),
    ...dates.map((other) => ({ date: other })),
    ...places.map((other) => ({ place: other })),
  ];
}

function acquisition(holding: Holding, object: OwnObject): Told[] {
  const all = (field: string) => statementsOf(holding, object, field);
  const [from, ...froms] = all('acquired-from');
  const [on, ...ons] = all('acquired-on');
  const [method, ...methods] = all('acquisition-method');
  const prices = all('price').map(({ value, cited }) => note('eventDescriptionSet', value.text, value.lang, cited));
  return [
    { actors: by(PREVIOUS_OWNER, from), date: on, method, notes: prices },
    ...froms.map((other) => ({ actors: by(PREVIOUS_OWNER, other) })),
    ...ons.map((other) => ({ date: other })),
    ...methods.map((other) => ({ method: other })),
  ];
}

const PREVIOUS_OWNER = 'previous owner';
const by = (role: string, who: Statement | undefined): readonly Actor[] => (who ? [[role, who]] : []);

function happened({ sort, what, date, from, to, place, note: words, remark }: Happening): Told {
  const owners = sort === 'acquisition';
  return {
    name: what === '' ? undefined : what,
    actors: [...by(owners ? PREVIOUS_OWNER : 'from', from), ...by(owners ? 'new owner' : 'to', to)],
    date,
    place,
    notes: [words, remark].flatMap((one) => (one === undefined ? [] : note('eventDescriptionSet', one))),
  };
}

/** Nothing where nothing is told. The order is that of the schema. */
function eventOf(type: EventSort | 'production', told: Told): Element | undefined {
  const { actors = [], date, place, method, materials: of = [], techniques = [], notes = [] } = told;
  const children: Markup[] = [
    told.name === undefined ? undefined : name('eventName', told.name),
    ...actors.map(actor),
    date && dated(date),
    place && placed(place),
    method && inWords('eventMethod', method.value.text, method.value.lang),
    materials(of, techniques),
    ...notes,
  ];
  return children.some((child) => child !== undefined)
    ? lido('event', concept('eventType', EVENT_TYPES[type]), ...children)
    : undefined;
}

/** With a note for each statement that says how sure it is, who says so, or why. */
function withRemarks(told: Told): Told {
  const { actors = [], date, place, method, materials: of = [], techniques = [], notes = [] } = told;
  const statements = [...actors.map(([, who]) => who), date, place, method, ...of, ...techniques];
  const remarks = statements.flatMap((one) => (one && remarkOn(one)) ?? []);
  return { ...told, notes: [...notes, ...remarks.map((remark) => note('eventDescriptionSet', remark))] };
}

function actor([role, { value }]: Actor): Element {
  return lido(
    'eventActor',
    text('displayActorInRole', value.text, value.lang),
    lido(
      'actorInRole',
      lido('actor', name('nameActorSet', value.text, value.lang)),
      inWords('roleActor', role, 'en'),
      value.certainty === undefined ? undefined : text('attributionQualifierActor', value.certainty),
    ),
  );
}

function dated(statement: Statement): Element {
  const dates = datesOf(statement);
  return lido('eventDate', text('displayDate', statement.value.text, statement.value.lang), dates && bounds(dates));
}

const bounds = ({ earliest, latest }: Dates): Markup =>
  wrap('lido:date', [
    earliest === undefined ? undefined : lido('earliestDate', earliest),
    latest === undefined ? undefined : lido('latestDate', latest),
  ]);

const placed = ({ value }: Statement): Element =>
  lido(
    'eventPlace',
    text('displayPlace', value.text, value.lang),
    lido('place', name('namePlaceSet', value.text, value.lang)),
  );

/** Each statement as it was typed; a term in an index may not name several materials at once, but it is the user's own. */
function materials(of: readonly Statement[], by: readonly Statement[]): Markup {
  if (of.length + by.length === 0) return undefined;
  const term =
    (type: string) =>
    ({ value }: Statement) =>
      element('lido:termMaterialsTech', { 'lido:type': type }, text('term', value.text, value.lang));
  return lido(
    'eventMaterialsTech',
    lido('materialsTech', ...of.map(term(TERMS.material)), ...by.map(term(TERMS.technique))),
  );
}
