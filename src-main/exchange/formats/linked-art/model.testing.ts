import { z } from 'zod';

/*
 * What Linked Art's JSON schemas of its API (object, provenance, text, core; 1.0 with its later additions) and the pages of
 * its endpoints demand of the properties we write, in our own words and nothing looser:
 *   core      Type, Material, MeasurementUnit, Language: id and type, nothing besides label and, of a type, its own types;
 *             Name, Identifier, Statement: content, no id; Dimension: value and unit; TimeSpan: date-times;
 *             references to persons, groups, places, objects and texts: id, type, label and no more;
 *             pictures are embedded: VisualItem, digitally_shown_by a DigitalObject
 *   object    @context, id, type and label; part_of and carries are references, so parts and texts are documents
 *   provenance  classified as aat:300055863; parts Acquisition, TransferOfCustody, Move, Encounter, Activity, each
 *             naming its object
 *   text      content and language
 * The JSON schema has one object in part_of where the page of the endpoint has a list; we follow the page.
 */
const uri = z.string().regex(/^(https?:\/\/|urn:)[^\s<>"{}|\\^`]+$/u);
const label = z.string().min(1);

const refer = <T extends string>(...types: readonly T[]) =>
  z.strictObject({ id: uri, type: z.enum(types), _label: label });

const bareType = z.strictObject({ id: uri, type: z.literal('Type'), _label: label });
const type = bareType.extend({ classified_as: z.array(bareType).optional() });
const types = z.array(type).nonempty().optional();
const language = z.array(refer('Language')).nonempty().optional();

const note = z.strictObject({
  type: z.literal('LinguisticObject'),
  classified_as: z.array(type).nonempty(),
  content: z.string().min(1),
  language,
});
const statement = note.extend({ referred_to_by: z.array(note).optional() });
const texts = z
  .array(z.union([statement, refer('LinguisticObject')]))
  .nonempty()
  .optional();

const name = z.strictObject({
  type: z.literal('Name'),
  classified_as: types,
  content: z.string().min(1),
  language,
  referred_to_by: texts,
});
const identifier = z.strictObject({ type: z.literal('Identifier'), classified_as: types, content: z.string() });
const names = z
  .array(z.discriminatedUnion('type', [name, identifier]))
  .nonempty()
  .optional();

const time = z.string().regex(/^-?\d{4,}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
const timespan = z.strictObject({
  type: z.literal('TimeSpan'),
  identified_by: names,
  begin_of_the_begin: time.optional(),
  end_of_the_end: time.optional(),
});

const dimension = z.strictObject({
  type: z.literal('Dimension'),
  classified_as: types,
  value: z.number(),
  lower_value_limit: z.number().optional(),
  upper_value_limit: z.number().optional(),
  unit: refer('MeasurementUnit'),
});

const actors = z.array(refer('Group', 'Person')).nonempty().optional();
const objects = z.array(refer('HumanMadeObject')).nonempty();
const told = { classified_as: types, identified_by: names, referred_to_by: texts };
const happened = {
  ...told,
  timespan: timespan.optional(),
  took_place_at: z.array(refer('Place')).optional(),
  carried_out_by: actors,
};

const assignment = <T extends z.ZodType>(assigned: T) =>
  z.strictObject({
    ...told,
    type: z.literal('AttributeAssignment'),
    assigned_property: z.string().optional(),
    assigned: z.array(assigned).nonempty(),
  });
const related = assignment(
  refer('HumanMadeObject', 'LinguisticObject', 'VisualItem', 'Set', 'PropositionalObject', 'Group', 'Place'),
);

const made = z.strictObject({ ...happened, type: z.literal('Production'), technique: types });
const got = z.strictObject({ ...happened, type: z.literal('Acquisition'), transferred_title_from: actors });

const picture = z.strictObject({
  ...told,
  type: z.literal('VisualItem'),
  _label: label.optional(),
  digitally_shown_by: z.array(
    z.strictObject({ ...told, type: z.literal('DigitalObject'), _label: label, format: z.string().optional() }),
  ),
});

const page = { '@context': z.literal('https://linked.art/ns/v1/linked-art.json'), id: uri, _label: label };

const object = z.strictObject({
  ...page,
  ...told,
  type: z.literal('HumanMadeObject'),
  dimension: z.array(dimension).optional(),
  made_of: z.array(refer('Material')).optional(),
  part_of: objects.optional(),
  current_owner: actors,
  current_location: refer('Place').optional(),
  carries: z.array(refer('LinguisticObject')).optional(),
  representation: z.array(picture).optional(),
  produced_by: made.extend({ attributed_by: z.array(assignment(made)).optional() }).optional(),
  changed_ownership_through: z.array(got.extend({ attributed_by: z.array(assignment(got)).optional() })).optional(),
  attributed_by: z.array(related).optional(),
});

const text = z.strictObject({
  ...page,
  ...told,
  type: z.literal('LinguisticObject'),
  content: z.string().optional(),
  language,
});

const part = <T extends string, P extends z.core.$ZodLooseShape>(of: T, properties: P) =>
  z.strictObject({ ...happened, type: z.literal(of), ...properties });

const provenance = z.strictObject({
  ...page,
  ...happened,
  type: z.literal('Activity'),
  classified_as: z.array(type).refine((all) => all.some(({ id }) => id === 'http://vocab.getty.edu/aat/300055863')),
  part: z
    .array(
      z.discriminatedUnion('type', [
        part('Acquisition', {
          transferred_title_of: objects,
          transferred_title_from: actors,
          transferred_title_to: actors,
        }),
        part('TransferOfCustody', {
          transferred_custody_of: objects,
          transferred_custody_from: actors,
          transferred_custody_to: actors,
        }),
        part('Move', { moved: objects, moved_from: refer('Place').optional(), moved_to: refer('Place').optional() }),
        part('Encounter', { encountered: objects }),
        part('Activity', { classified_as: z.array(type).nonempty(), used_specific_object: objects }),
      ]),
    )
    .nonempty(),
});

export const documents = z.array(z.discriminatedUnion('type', [object, text, provenance]));
