/** JSON Schemas of fields: as request bodies may contain them, and as responses contain them. */
import { AMOUNT_PATTERN, type Field, INTEGER_PATTERN, TRI_STATES, type WordMap, YES } from './fields.ts';

interface Schema {
  [keyword: string]: unknown;
}

const NO = [false, 0, '', '0', 'false', 'off', 'no'];
/** An empty text of a form means no day. */
const DAY_PATTERN = '^(\\d{4}-\\d{2}-\\d{2})?$';
const words = (known: WordMap) => Object.keys(known);

/** The schema of a request body of any content type; in a form all values are texts. Further fields are ignored. */
export function bodySchema(fields: readonly Field[]): Schema {
  const properties = fields.map((field) => [field.name, nullable(field, requestSchema(field))]);
  const required = fields.filter(({ isRequired }) => isRequired).map(({ name }) => name);
  return { type: 'object', properties: Object.fromEntries(properties), ...(required[0] ? { required } : {}) };
}

/** Allows null for an optional field. */
function nullable({ isRequired }: Field, schema: Schema): Schema {
  return isRequired ? schema : { anyOf: [schema, { type: 'null' }] };
}

function requestSchema(field: Field): Schema {
  switch (field.kind) {
    case 'text':
      return { type: 'string', maxLength: field.maxLength };
    case 'flag':
      return { enum: [...YES, ...NO] };
    case 'day':
      return { type: 'string', pattern: DAY_PATTERN };
    case 'id':
      return { type: ['integer', 'string'] };
    case 'ids':
      return oneOrMore({ type: 'string' }, field.maxItems);
    case 'number':
      return {
        anyOf: [
          { type: field.isAmount ? 'number' : 'integer', minimum: 0, maximum: field.max },
          { type: 'string', pattern: `^(${field.isAmount ? AMOUNT_PATTERN : INTEGER_PATTERN})?$` },
        ],
      };
    case 'word':
      return { enum: words(field.words) };
    case 'words':
      return oneOrMore({ enum: words(field.words) }, words(field.words).length);
    case 'triStates':
      return { type: 'object', properties: triStateSchemas(field.words), additionalProperties: false };
    case 'group':
      return { ...bodySchema(field.fields), ...(field.isClosed && { additionalProperties: false }) };
    case 'groups':
      return { type: 'array', maxItems: field.maxItems, items: bodySchema(field.fields) };
  }
}

function oneOrMore(items: Schema, maxItems: number): Schema {
  return { anyOf: [items, { type: 'array', items, maxItems }] };
}

function triStateSchemas(known: WordMap): Schema {
  return Object.fromEntries(words(known).map((name) => [name, { enum: Object.keys(TRI_STATES) }]));
}

/** The schema of a response, in which every field is present. */
export function formattedSchema(fields: readonly Field[]): Schema {
  const properties = Object.fromEntries(fields.map((field) => [field.name, responseSchema(field)]));
  return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false };
}

function responseSchema(field: Field): Schema {
  switch (field.kind) {
    case 'text':
    case 'id':
      return { type: ['string', 'null'] };
    case 'flag':
      return { type: 'boolean' };
    case 'day':
      return { anyOf: [{ type: 'string', format: 'date' }, { type: 'null' }] };
    case 'ids':
      return { type: ['array', 'null'], items: { type: 'string' } };
    case 'number':
      return { type: ['number', 'null'] };
    case 'word':
      return { enum: [...words(field.words), null] };
    case 'words':
      return { type: ['array', 'null'], items: { enum: words(field.words) } };
    case 'triStates': {
      const properties = triStateSchemas(field.words);
      return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false };
    }
    case 'group':
      return formattedSchema(field.fields);
    case 'groups':
      return { type: 'array', items: formattedSchema(field.fields) };
  }
}
