/** Translates a record to an estate line as a mapping says. */

import type { EstateSubType, EstateType } from '../../../../shared/estates/vocabulary.ts';
import { LOCALES } from '../../../../shared/locales.ts';
import type { EstateLineInput } from '../estate-line.ts';
import { findPoint, PLAIN_SUB_TYPES } from '../formats/estate-parts.ts';
import type { TranslatedRecord, TranslationOptions } from '../formats/feed-format.ts';
import { toAgencyReference, toReference, typeOfSubType } from '../formats/parse-values.ts';
import { findPeople } from '../formats/responsible-people.ts';
import { toText } from '../formats/texts.ts';
import { type CompiledMapping, pathOf } from './compiled-mapping.ts';
import type { Mapping } from './mapping.ts';
import { readValues, type Values } from './read-values.ts';
import { nodesAt, type RecordNode, textsAt } from './record-values.ts';

type Location = EstateLineInput['location'];

export interface MappedRecord {
  node: RecordNode;
  number: number;
  /** Paths at which a record had a value; those of this one are added. */
  found: Set<string>;
  /** Why the record is rejected before it is translated. */
  fault: string | null;
}

export function translateRecord(
  { node, number, found, fault }: MappedRecord,
  mapping: CompiledMapping,
  options: TranslationOptions,
): TranslatedRecord {
  const values = readValues({ node, found }, mapping, options);
  const reference = toReference(values.get('reference') as string | undefined);
  const reasons = [...(fault ? [fault] : []), ...(reference ? [] : ['reference: missing'])];
  if (reasons.length > 0) return { number, kind: 'estate', reasons, ...(reference ? { reference } : {}) };
  const line = {};
  for (const [path, value] of values) if (!COMPOSED.test(path)) setAt(line, path.split('.'), value);
  const shown = values.get('agencyReference') ?? values.get('reference');
  const own = {
    ...typesOf(values, options),
    kind: 'estate',
    reference,
    agencyReference: toAgencyReference(String(shown), reference),
    ...findPeople(peopleOf(values), options),
    ...hiddenFields(line, values, mapping),
    location: locationOf(values, options),
    texts: textsOf(values),
    ...filesOf(node, mapping),
  };
  return { number, line: Object.assign({ status: 'AVAILABLE' }, line, own) as EstateLineInput };
}

/** Fields that are composed from several values, or stand for others. */
const COMPOSED =
  /^(?:reference|agencyReference|type|subType|texts\..*|location\..*|withdrawn|priceHidden|officeId|agentId)$/;

/** The subtype decides. Without one, it is the plain one of the type; a home without either is a plain house. */
function typesOf(
  values: Values,
  { unmapped }: TranslationOptions,
): { type: EstateType; subType: EstateSubType } {
  const [type, subType] = [values.get('type'), values.get('subType')] as [EstateType?, EstateSubType?];
  if (subType) return { type: typeOfSubType(subType), subType };
  unmapped.countField(type ? 'subType' : 'type');
  const plain = type ?? 'HOUSE';
  return { type: plain, subType: PLAIN_SUB_TYPES[plain] };
}

function peopleOf(values: Values): { offices: string[]; agents: string[] } {
  const idsOf = (path: string) => (values.get(path) ?? []) as string[];
  return { offices: idsOf('officeId'), agents: idsOf('agentId') };
}

/** What flags keep from visitors. A flag that is mapped but absent counts as set. */
function hiddenFields(line: { address?: object }, values: Values, { fields }: Mapping): object {
  const isSet = (flag: string) => fields[flag] !== undefined && values.get(flag) !== false;
  return {
    ...(isSet('withdrawn') ? { status: 'WITHDRAWN' } : {}),
    ...(isSet('priceHidden') ? { price: undefined } : {}),
    address: { ...line.address, hidden: isSet('address.hidden') },
  };
}

function locationOf(values: Values, { unmapped }: TranslationOptions): Location {
  const [latitude, longitude] = ['latitude', 'longitude'].map(
    (name) => values.get(`location.${name}`) as number | undefined,
  );
  return findPoint('location', latitude, longitude, unmapped);
}

function textsOf(values: Values): EstateLineInput['texts'] {
  const entries = LOCALES.flatMap((locale) => {
    const [title, description] = ['title', 'description'].map(
      (part) => values.get(`texts.${locale}.${part}`) as string | undefined,
    );
    const text = toText(title, description);
    return text ? [[locale, text]] : [];
  });
  return Object.fromEntries(entries);
}

/** Pictures and documents without an address are left out. */
function filesOf(node: RecordNode, { lists, paths }: CompiledMapping): object {
  const entries = Object.entries(lists).map(([list, { each, fields }]) => {
    const files = nodesAt(node, pathOf(paths, each)).flatMap((entry) => {
      const textOf = (name: string) =>
        fields[name]?.path && textsAt(entry, pathOf(paths, fields[name].path))[0];
      const source = textOf('source');
      if (!source) return [];
      if (list !== 'documents') return [{ source }];
      const name = textOf('name') ?? decodeURIComponentSafely(source.split('/').at(-1) ?? source);
      return [{ source, name: name.slice(0, 200), mediaType: 'application/pdf', size: 0 }];
    });
    return [list, files];
  });
  return Object.fromEntries(entries);
}

function decodeURIComponentSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function setAt(line: Record<string, unknown>, [name = '', ...rest]: string[], value: unknown): void {
  if (rest.length === 0) {
    line[name] = value;
    return;
  }
  line[name] ??= {};
  setAt(line[name] as Record<string, unknown>, rest, value);
}
