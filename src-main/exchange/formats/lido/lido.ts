import type { OwnObject, OwnRecord } from '#contract/own/records.ts';
import { addressOf, type Holding, nameOfLinked, statementsOf, typeOf } from '../holding.ts';
import { written } from '../listed.ts';
import { type Element, type Markup, wrap, xmlList } from '../markup.ts';
import { eventsOf } from './events.ts';
import { identificationOf } from './identification.ts';
import { concept, identifier, inWords, ITEM_LEVEL, lido, measurement, name, TERMS, text } from './words.ts';

const NAMESPACES = {
  'xmlns:lido': 'http://www.lido-schema.org',
  'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
  'xsi:schemaLocation': 'http://www.lido-schema.org http://www.lido-schema.org/schema/v1.1/lido-v1.1.xsd',
};

/** LIDO 1.1: one record for each object. */
export const LIDO = xmlList('lido:lidoWrap', NAMESPACES, recordOf);
export const writeLido = (holding: Holding): string => written(LIDO, holding);

function recordOf(holding: Holding, { id, body, created, updated }: OwnRecord<'object'>): Element {
  return lido(
    'lido',
    identifier('lidoRecID', addressOf({ kind: 'object', id })),
    concept('category', ['Human-made object', 'http://www.cidoc-crm.org/cidoc-crm/E22_Human-Made_Object']),
    lido.with(
      'descriptiveMetadata',
      { 'xml:lang': holding.lang },
      lido('objectClassificationWrap', workTypes(holding, body), tagsOf(body)),
      identificationOf(holding, body),
      wrap('lido:eventWrap', eventsOf(holding, body)),
      relationsOf(holding, body),
    ),
    lido.with(
      'administrativeMetadata',
      { 'xml:lang': holding.lang },
      wrap(
        'lido:rightsWorkWrap',
        statementsOf(holding, body, 'rights').map(({ value }) =>
          lido('rightsWorkSet', text('creditLine', value.text, value.lang)),
        ),
      ),
      recordWrap(holding, id, body, { created, updated }),
      wrap('lido:resourceWrap', resourcesOf(holding, body)),
    ),
  );
}

function workTypes(holding: Holding, object: OwnObject): Element {
  const names = statementsOf(holding, object, 'object-name').map(({ value }) => value);
  const types = names.length > 0 ? names : [{ text: typeOf(holding, object), lang: undefined }];
  return lido('objectWorkTypeWrap', ...types.map(({ text: words, lang }) => inWords('objectWorkType', words, lang)));
}

const tagsOf = ({ tags }: OwnObject): Markup =>
  wrap(
    'lido:classificationWrap',
    tags.map((tag) => inWords('classification', tag)),
  );

const relationsOf = (holding: Holding, { links }: OwnObject): Markup =>
  links.length === 0
    ? undefined
    : lido(
        'objectRelationWrap',
        lido(
          'relatedWorksWrap',
          ...links.map(({ relation, to, note }) =>
            lido(
              'relatedWorkSet',
              note === undefined ? undefined : text('displayRelatedWork', note),
              lido(
                'relatedWork',
                text('displayObject', nameOfLinked(holding, to)),
                lido('object', identifier('objectID', addressOf(to))),
              ),
              inWords('relatedWorkRelType', relation, 'en'),
            ),
          ),
        ),
      );

function recordWrap(
  holding: Holding,
  id: string,
  object: OwnObject,
  { created, updated }: Pick<OwnRecord, 'created' | 'updated'>,
): Element {
  const [recorder] = statementsOf(holding, object, 'recorder');
  const several = object.parts.some(({ count }) => count > 1) || object.parts.length > 1;
  const dated = (type: string, date: string) => lido.with('recordMetadataDate', { 'lido:type': type }, date);
  return lido(
    'recordWrap',
    identifier('recordID', id),
    several ? inWords('recordType', 'Group-level record', 'en') : concept('recordType', ITEM_LEVEL),
    lido('recordSource', name('legalBodyName', recorder?.value.text ?? 'Variorum')),
    lido('recordInfoSet', dated(TERMS.created, created), dated(TERMS.modified, updated)),
  );
}

/** Photographs by their names: what is exported is a text, and the files go with a pack or a IIIF manifest. */
function resourcesOf(holding: Holding, { media }: OwnObject): Markup[] {
  return media.map(({ sha256, filename, caption }, at) => {
    const kept = holding.media.get(sha256);
    const measured = (type: string, value: number | undefined) =>
      value === undefined ? undefined : measurement('resourceMeasurementsSet', type, 'pixel', value.toString());
    return lido.with(
      'resourceSet',
      { 'lido:sortorder': (at + 1).toString() },
      identifier('resourceID', sha256),
      lido(
        'resourceRepresentation',
        text('linkResource', filename),
        measured('width', kept?.width),
        measured('height', kept?.height),
      ),
      caption === '' ? undefined : text('resourceDescription', caption),
    );
  });
}
