import type { Migration } from './migration.ts';

/** Nothing more than what a parser would fill in, but a record and its log have to say the same for undo to fit. */
export const events: Migration = {
  version: 60,
  title: 'objects have provenance events',
  sql: `
    UPDATE own SET body = json_set(body, '$.events', json('[]'))
      WHERE kind = 'object' AND json_type(body) = 'object' AND body -> '$.events' IS NULL;
    UPDATE record SET body = json_set(body, '$.object.events', json('[]'))
      WHERE kind = 'object' AND json_type(body, '$.object') = 'object' AND body -> '$.object.events' IS NULL;
    UPDATE action_change SET before = json_set(before, '$.events', json('[]'))
      WHERE kind = 'object' AND path = '[]' AND json_type(before) = 'object' AND before -> '$.events' IS NULL;
    UPDATE action_change SET after = json_set(after, '$.events', json('[]'))
      WHERE kind = 'object' AND path = '[]' AND json_type(after) = 'object' AND after -> '$.events' IS NULL;
  `,
};
