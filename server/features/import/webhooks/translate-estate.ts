import { FORMATS } from '../../feed/formats/formats.ts';
import { UnmappedValues } from '../../feed/formats/unmapped-values.ts';
import { ImportStopped } from '../../feed/import-stopped.ts';
import { isUnstorable, UNSTORABLE_TEXT } from '../read/parse-line.ts';
import type { FeedWebhook } from './feed-webhooks.ts';
import type { TranslatedEstate } from './record-queue.ts';

/**
 * Translates an estate as JSON, alone or in a list, from the format of the feed. What the format does not publish is
 * left out.
 * @throws ImportStopped when it is not exactly one estate.
 */
export function translateEstate(
  json: Uint8Array,
  { format, locale, people }: Pick<FeedWebhook, 'format' | 'locale' | 'people'>,
): TranslatedEstate {
  const values = new UnmappedValues();
  const translator = FORMATS[format].createTranslator({ locale, people, unmapped: values });
  const [record, ...others] = [...translator.push(json), ...translator.end()];
  if (!record || others.length > 0) throw new ImportStopped('this is not exactly one estate');
  const estate = { record, unmapped: values.list() };
  if (!isUnstorable(JSON.stringify(estate))) return estate;
  const reference = referenceOf(estate);
  return {
    record: { number: 1, kind: 'estate', reasons: [UNSTORABLE_TEXT], ...(reference && { reference }) },
    unmapped: [],
  };
}

/** Undefined when the estate has no id. */
export function referenceOf({ record }: TranslatedEstate): string | undefined {
  return 'line' in record ? record.line.reference : record.reference;
}
