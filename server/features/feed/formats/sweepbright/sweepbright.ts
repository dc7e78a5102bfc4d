/**
 * The estates of SweepBright's API for websites as JSON: one estate, a list of them, or an object with the list `data`.
 * https://website.sweepbright.com/docs/
 */
import type { FeedFormat, TranslatedRecord, TranslationOptions } from '../feed-format.ts';
import { isObject, JsonRecords } from '../json/json-records.ts';
import { JsonTranslator } from '../json/json-translator.ts';
import { JsonValues } from '../json/json-values.ts';
import { toReference } from '../parse-values.ts';
import { Projects } from './projects.ts';
import { translateEstate } from './translate-estate.ts';

/** Bytes: a project contains all of its units. */
const MAX_RECORD_SIZE = 16_000_000;

export const sweepbright: FeedFormat = {
  recognizes(start) {
    // A UTF-8 byte order mark, decoded as Latin-1.
    const isJson = /^(?:\u00ef\u00bb\u00bf)?\s*[{[]/.test(start);
    return isJson && /"(?:negotiation|description_title|is_project)"\s*:/.test(start);
  },
  createTranslator(options) {
    const records = new JsonRecords({
      format: 'SweepBright',
      lists: ['data'],
      allowsSingle: true,
      maxRecordSize: MAX_RECORD_SIZE,
    });
    const projects = new Projects(options);
    return new JsonTranslator(
      records,
      (record, number) => translateRecord(record, { number, projects }, options),
      () => projects.translate(),
    );
  },
};

/** Projects and their units are held until all units are known: null. */
function translateRecord(
  record: unknown,
  { number, projects }: { number: number; projects: Projects },
  options: TranslationOptions,
): TranslatedRecord | null {
  if (!isObject(record)) return { number, kind: 'estate', reasons: ['the estate is no object'] };
  const values = new JsonValues(record, options.unmapped);
  const reference = toReference(values.text('id') ?? '');
  if (!reference) return { number, kind: 'estate', reasons: ['reference: missing'] };
  const identity = { number, reference };
  const project = toReference(values.text('project_id'));
  if (values.flag('is_project')) projects.addProject(values, identity);
  else if (project) projects.addUnit(values, { ...identity, project });
  else return translateEstate(values, identity, options);
  return null;
}
