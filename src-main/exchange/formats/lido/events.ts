import type { OwnObject } from '#contract/own/records.ts';
import { type Dates, datesOf, type Holding, remarkOn, type Statement, statementsOf } from '../holding.ts';
import { element, type Element, type Markup, wrap } from '../markup.ts';
import { concept, LIDO_TERMS, lido, name, note, text } from './words.ts';

interface Told {
  readonly maker?: Statement | undefined;
  readonly date?: Statement | undefined;
  readonly place?: Statement | undefined;
  readonly method?: Statement | undefined;
  readonly materials?: readonly Statement[];
  readonly techniques?: readonly Statement[];
  readonly note?: Statement | undefined;
}

/**
 * How an object was made and came to its owner. An event has room for one date and tells of what happened once, so
 * each competing statement is an event of its own, after the one that is preferred.
 */
export function eventsOf(holding: Holding, object: OwnObject): Markup[] {
  const all = (field: string) => statementsOf(holding, object, field);
  const [maker, ...makers] = all('maker');
  const [date, ...dates] = all('date');
  const [place, ...places] = all('place');
  const made: Told[] = [
    { maker, date, place, materials: all('materials'), techniques: all('technique') },
    ...makers.map((other) => ({ maker: other })),
    ...dates.map((other) => ({ date: other })),
    ...places.map((other) => ({ place: other })),
  ];
  const [from, ...froms] = all('acquired-from');
  const [on, ...ons] = all('acquired-on');
  const [method] = all('acquisition-method');
  const [price] = all('price');
  const acquired: Told[] = [
    { maker: from, date: on, method, note: price },
    ...froms.map((other) => ({ maker: other })),
    ...ons.map((other) => ({ date: other })),
  ];
  return numbered([
    ...made.map((told) => eventOf(PRODUCTION, 'maker', told)),
    ...acquired.map((told) => eventOf(ACQUISITION, 'previous owner', told)),
  ]);
}

const PRODUCTION = concept('eventType', 'Production', `${LIDO_TERMS}lido00007`);
const ACQUISITION = concept('eventType', 'Acquisition', `${LIDO_TERMS}lido00001`);

const numbered = (events: readonly (Element | undefined)[]): Element[] =>
  events
    .filter((event) => event !== undefined)
    .map((event, at) => element('lido:eventSet', { 'lido:sortorder': (at + 1).toString() }, event));

/** Nothing where nothing is told. The order is that of the schema. */
function eventOf(type: Element, role: string, told: Told): Element | undefined {
  const remarks = [told.maker, told.date, told.place].flatMap((one) => (one && remarkOn(one)) ?? []);
  const children: Markup[] = [
    told.maker && actor(told.maker, role),
    told.date && dated(told.date),
    told.place && placed(told.place),
    told.method && concept('eventMethod', told.method.value.text),
    materials(told.materials ?? [], told.techniques ?? []),
    told.note && note('eventDescriptionSet', told.note.value.text, told.note.value.lang, told.note.cited),
    ...remarks.map((remark) => note('eventDescriptionSet', remark)),
  ];
  return children.some((child) => child !== undefined) ? lido('event', type, ...children) : undefined;
}

function actor({ value }: Statement, role: string): Element {
  return lido(
    'eventActor',
    text('displayActorInRole', value.text, value.lang),
    lido(
      'actorInRole',
      lido('actor', name('nameActorSet', value.text, value.lang)),
      concept('roleActor', role),
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
  const term = (kind: string) => (statement: Statement) =>
    element('lido:termMaterialsTech', { 'lido:type': kind }, lido('term', statement.value.text));
  return lido('eventMaterialsTech', lido('materialsTech', ...of.map(term('material')), ...by.map(term('technique'))));
}
