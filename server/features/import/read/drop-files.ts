/** Removes pictures and documents that cannot be read, so that they do not cost the line. */
import * as v from 'valibot';
import { document, picture } from '../../feed/fields.ts';
import { MAX_DOCUMENTS, MAX_FLOOR_PLANS, MAX_PHOTOS } from '../../feed/listing-fields.ts';

type Fields = Record<string, unknown>;

const LISTS = [
  ['photos', picture, MAX_PHOTOS],
  ['floorPlans', picture, MAX_FLOOR_PLANS],
  ['documents', document, MAX_DOCUMENTS],
] as const;
/** Of offices, agents and news; of entities of projects. */
const SINGLE = ['picture', 'plan'];

/** Removes invalid and surplus files from a line as it was read, also from its entities. Returns how many. */
export function dropFiles(line: unknown): number {
  const entities = isFields(line) && Array.isArray(line.entities) ? line.entities : [];
  return [line, ...entities].reduce<number>((sum, owner) => sum + dropOwnFiles(owner), 0);
}

function dropOwnFiles(line: unknown): number {
  if (!isFields(line)) return 0;
  let dropped = 0;
  for (const [name, schema, max] of LISTS) {
    const files = line[name];
    if (!Array.isArray(files)) continue;
    const valid = files.filter((file) => v.is(schema, file)).slice(0, max);
    dropped += files.length - valid.length;
    line[name] = valid;
  }
  for (const name of SINGLE) {
    if (line[name] === undefined || line[name] === null || v.is(picture, line[name])) continue;
    delete line[name];
    dropped++;
  }
  return dropped;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
