/**
 * Writes feed.schema.json from the feed format. With --verify it fails when the file differs.
 * `npm run generate:feed-schema`, `npm run check:feed-schema`.
 */
import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { writeGenerated } from '../../platform/build/write-generated.ts';
import { feedLine, headerLine } from './format.ts';

const CLOCK_TIME = v.ISO_TIME_REGEX.source;

/** The JSON Schema (draft 2020-12) of one line: the header, or an office, agent, listing or news item. */
export function feedSchema(): object {
  const { $schema: _, ...line } = toJsonSchema(v.union([headerLine, ...feedLine.options]), {
    typeMode: 'input',
    target: 'draft-2020-12',
    // A JSON Schema can neither trim texts, count bytes nor compare several fields.
    ignoreActions: ['trim', 'max_bytes', 'check', 'raw_check'],
    overrideAction: ({ valibotAction, jsonSchema }) =>
      // The "time" format of JSON Schema requires seconds and a zone.
      valibotAction.type === 'iso_time'
        ? { ...jsonSchema, format: undefined, pattern: CLOCK_TIME }
        : undefined,
  });
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'One line of a Baksteen feed',
    description:
      'A feed is JSON Lines in UTF-8: first the header, then one office, agent, listing or piece of news a line; ' +
      'offices before their agents, both before the listings that name them. Unknown fields are not read.',
    ...line,
  };
}

if (import.meta.main) {
  const contents = `${JSON.stringify(feedSchema(), null, 2)}\n`;
  await writeGenerated('server/features/feed/feed.schema.json', contents, 'generate:feed-schema');
}
