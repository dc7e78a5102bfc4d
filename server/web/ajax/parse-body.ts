/** Parses JSON, URL-encoded and multipart bodies to field names with raw values. */
import { MIMEType } from 'node:util';
import { hasTooManyFields, MAX_FIELDS } from '../../platform/http/form-fields.ts';
import { readMultipart } from '../../platform/http/read-multipart.ts';
import type { RequestBody } from './fields.ts';

const MAX_DEPTH = 6;
const CHARSETS = ['utf-8', 'utf8', 'us-ascii'];

export type BodyFault = 'malformed' | 'unsupported' | 'tooLarge';

type ParsedBody = { fields: RequestBody; fault?: never } | { fields?: never; fault: BodyFault };

/** Never throws: an invalid body is returned as a fault. */
export async function parseBody(body: Buffer, contentType: string | undefined): Promise<ParsedBody> {
  if (body.length === 0) return { fields: {} };
  const type = parseType(contentType);
  if (!type) return { fault: 'unsupported' };
  const text = decode(body);
  if (text === null) return { fault: 'malformed' };
  switch (type.essence) {
    case 'application/json':
      return readJson(text);
    case 'application/x-www-form-urlencoded':
      if (hasTooManyFields(text)) return { fault: 'tooLarge' };
      return isEncodedUtf8(text) ? readEntries([...new URLSearchParams(text)]) : { fault: 'malformed' };
    case 'multipart/form-data':
      return readParts(await readMultipart(body, String(type)));
    default:
      return { fault: 'unsupported' };
  }
}

/** Null when the content type is invalid, or the charset is not UTF-8. */
function parseType(contentType = ''): MIMEType | null {
  try {
    const type = new MIMEType(contentType);
    const charset = type.params.get('charset')?.toLowerCase() ?? 'utf-8';
    return CHARSETS.includes(charset) ? type : null;
  } catch {
    return null;
  }
}

function decode(body: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    return null;
  }
}

/** Rejects invalid encodings, which `URLSearchParams` would silently replace. */
function isEncodedUtf8(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

function readJson(text: string): ParsedBody {
  let fieldCount = 0;
  try {
    const fields: unknown = JSON.parse(text, (_, value) => {
      fieldCount += 1;
      return value;
    });
    if (fieldCount > MAX_FIELDS) return { fault: 'tooLarge' };
    const isObject = typeof fields === 'object' && fields !== null && !Array.isArray(fields);
    return isObject ? { fields: fields as RequestBody } : { fault: 'malformed' };
  } catch {
    return { fault: 'malformed' };
  }
}

function readParts(form: FormData | null): ParsedBody {
  if (!form) return { fault: 'malformed' };
  const entries = [...form];
  const texts = entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return texts.length < entries.length ? { fault: 'unsupported' } : readEntries(texts);
}

/** A group of fields under construction, without a prototype. */
type Group = { [name: string]: string | string[] | Group };
const emptyGroup = (): Group => Object.create(null);

/** `criteria[city][]` is the field `city` of the group `criteria`; repeated names form a list. */
function readEntries(entries: readonly [string, string][]): ParsedBody {
  if (entries.length > MAX_FIELDS) return { fault: 'tooLarge' };
  const fields = emptyGroup();
  for (const [name, value] of entries)
    if (!addField(fields, pathOf(name), value)) return { fault: 'malformed' };
  return { fields };
}

function pathOf(name: string): string[] {
  const [, first, brackets] = /^([^[\]]+)((?:\[[^[\]]*\])+)$/.exec(name) ?? [];
  if (first === undefined || brackets === undefined) return [name];
  const path = [first, ...brackets.slice(1, -1).split('][')];
  return path.at(-1) === '' ? path.slice(0, -1) : path;
}

/** False when the name is used for a value and for a group, or is nested too deeply. */
function addField(group: Group, [name = '', ...rest]: string[], value: string): boolean {
  if (rest.length >= MAX_DEPTH) return false;
  const existing = group[name];
  if (rest.length > 0) {
    if (typeof existing === 'string' || Array.isArray(existing)) return false;
    const subgroup = existing ?? emptyGroup();
    group[name] = subgroup;
    return addField(subgroup, rest, value);
  }
  if (typeof existing === 'object' && !Array.isArray(existing)) return false;
  group[name] = existing === undefined ? value : [existing, value].flat();
  return true;
}
