/** JSON Schemas of fields: as a body may have them, and as an answer writes them. */
import { AMOUNT, ANSWERS, type Field, WHOLE_NUMBER, type Words, YES } from './fields.ts';

interface Schema {
  [keyword: string]: unknown;
}

const NO = [false, 0, '', '0', 'false', 'off', 'no'];
const words = (known: Words) => Object.keys(known);

/** Of a body in any of its kinds: a form has nothing but texts. Further fields mean nothing. */
export function bodySchema(fields: readonly Field[]): Schema {
  const properties = fields.map((field) => [field.name, nullable(field, given(field))]);
  const required = fields.filter(({ isRequired }) => isRequired).map(({ name }) => name);
  return { type: 'object', properties: Object.fromEntries(properties), ...(required[0] ? { required } : {}) };
}

/** What may be absent may be null. */
function nullable({ isRequired }: Field, schema: Schema): Schema {
  return isRequired ? schema : { anyOf: [schema, { type: 'null' }] };
}

function given(field: Field): Schema {
  switch (field.is) {
    case 'text':
      return { type: 'string', maxLength: field.longest };
    case 'flag':
      return { enum: [...YES, ...NO] };
    case 'id':
      return { type: ['integer', 'string'] };
    case 'ids':
      return oneOrMore({ type: 'string' }, field.most);
    case 'number':
      return {
        anyOf: [
          { type: field.isAmount ? 'number' : 'integer', minimum: 0, maximum: field.most },
          { type: 'string', pattern: `^(${field.isAmount ? AMOUNT : WHOLE_NUMBER})?$` },
        ],
      };
    case 'word':
      return { enum: words(field.words) };
    case 'words':
      return oneOrMore({ enum: words(field.words) }, words(field.words).length);
    case 'answers':
      return { type: 'object', properties: answers(field.words), additionalProperties: false };
    case 'group':
      return bodySchema(field.fields);
    case 'groups':
      return { type: 'array', maxItems: field.most, items: bodySchema(field.fields) };
  }
}

function oneOrMore(items: Schema, maxItems: number): Schema {
  return { anyOf: [items, { type: 'array', items, maxItems }] };
}

function answers(known: Words): Schema {
  return Object.fromEntries(words(known).map((name) => [name, { enum: Object.keys(ANSWERS) }]));
}

/** Of an answer: every field is there. */
export function writtenSchema(fields: readonly Field[]): Schema {
  const properties = Object.fromEntries(fields.map((field) => [field.name, written(field)]));
  return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false };
}

function written(field: Field): Schema {
  switch (field.is) {
    case 'text':
    case 'id':
      return { type: ['string', 'null'] };
    case 'flag':
      return { type: 'boolean' };
    case 'ids':
      return { type: ['array', 'null'], items: { type: 'string' } };
    case 'number':
      return { type: ['number', 'null'] };
    case 'word':
      return { enum: [...words(field.words), null] };
    case 'words':
      return { type: ['array', 'null'], items: { enum: words(field.words) } };
    case 'answers': {
      const properties = answers(field.words);
      return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false };
    }
    case 'group':
      return writtenSchema(field.fields);
    case 'groups':
      return { type: 'array', items: writtenSchema(field.fields) };
  }
}
