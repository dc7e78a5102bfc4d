/**
 * Every field of every mutation and legacy call, left out or with wrong values: each error has a code of the list and a
 * sentence of the site, or is a readable error of the query.
 */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  type GraphQLEnumType,
  type GraphQLField,
  type GraphQLInputField,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isNonNullType,
  isScalarType,
} from 'graphql';
import { createDeskSchema } from '../../graphql/desk/schema.ts';
import { createSchema } from '../../graphql/schema.ts';
import { AJAX_ROUTES } from '../../server/web/ajax/ajax-routes.ts';
import { readDeskTypeDefs, readTypeDefs } from '../../server/web/graphql/read-type-defs.ts';
import { LOCALES, type Locale } from '../../shared/locales.ts';
import { FAULT_CODES, PUBLIC_FAULT_CODES } from '../../shared/submissions/fault-codes.ts';
import { type LeadSite, startLeadSite } from '../support/leads/lead-site.ts';
import { type OpenServer, openServer } from '../support/open-server.ts';
import { withoutLimits } from '../support/without-limits.ts';

const ABSENT = Symbol('absent');
const VALUES = [ABSENT, null, '', 'x', 'x'.repeat(6_000), -1, {}, ['x']];
/** In the name of each input, so that an error that repeats the input is found. */
const MARKER = 'Vanderstraeten';
const MAX_MESSAGE_CHARACTERS = 300;

const schema = createSchema(readTypeDefs());
const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
const codesOf = (name: string, of = schema) =>
  (of.getType(name) as GraphQLEnumType).getValues().map(({ value }) => value as string);
const sorted = (codes: Iterable<string>) => [...new Set(codes)].sort();

let site: LeadSite;
let server: OpenServer;

beforeAll(async () => {
  site = await startLeadSite({ wrapPorts: withoutLimits });
  server = await openServer(site.app);
});
afterAll(async () => {
  await server.close();
  await site.stop();
});

async function sendJson(path: string, content: object, method = 'POST') {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(server.origin + path, { method, headers, body: JSON.stringify(content) });
  return { status: response.status, body: await response.json() };
}

test('the schemas have exactly the codes of the list', () => {
  expect(sorted(codesOf('UserErrorCode'))).toEqual(sorted(Object.values(PUBLIC_FAULT_CODES)));
  const desk = createDeskSchema(readTypeDefs(), readDeskTypeDefs(), schema);
  expect(sorted(codesOf('UserErrorCode', desk))).toEqual(sorted(Object.values(FAULT_CODES)));
});

/** A value that the type of a field accepts. */
function typicalValue({ name, type }: GraphQLInputField): unknown {
  const named = getNamedType(type);
  if (name === 'name') return MARKER;
  if (isEnumType(named)) return named.name === 'Locale' ? 'nl' : named.getValues()[0]?.name;
  if (isInputObjectType(named)) return typicalInput(named.getFields());
  if (named.name === 'ID') return '1';
  if (named.name === 'Boolean') return true;
  return isScalarType(named) && named.name === 'String' ? 'x' : 1;
}

const typicalInput = (fields: Record<string, GraphQLInputField>): Record<string, unknown> =>
  Object.fromEntries(
    Object.values(fields)
      .filter(({ name, type }) => name === 'name' || isNonNullType(type))
      .map((field) => [field.name, typicalValue(field)]),
  );

/** The sentences of the codes in a language. */
function sentencesOf(locale: Locale): Map<string, Set<string>> {
  const t = site.textsIn(locale);
  const sentences = new Map<string, Set<string>>();
  for (const [fault, code] of Object.entries(PUBLIC_FAULT_CODES)) {
    const sentence = t(`forms.fault.${fault as keyof typeof PUBLIC_FAULT_CODES}`);
    sentences.set(code, (sentences.get(code) ?? new Set()).add(sentence));
  }
  return sentences;
}

const withField = (input: object, name: string, value: unknown) => {
  const { [name]: _, ...others } = input as Record<string, unknown>;
  return value === ABSENT ? others : { ...others, [name]: value };
};

interface Sent {
  mutation: GraphQLField<unknown, unknown>;
  input: object;
  locale: Locale;
}

async function expectOwnErrors({ mutation, input, locale }: Sent): Promise<void> {
  const [argument] = mutation.args;
  const query = `mutation ($input: ${argument?.type}) { ${mutation.name}(input: $input) {
    errors { code reason field message } } }`;
  const { body } = await sendJson('/graphql', { query, variables: { input } });
  for (const { message, extensions } of body.errors ?? []) {
    expect(extensions).toEqual({ code: 'BAD_USER_INPUT' });
    expect(message).toMatch(/^Variable "\$input" is wrong at "input(\.\w+)*": [A-Z]/);
    expect(message).not.toContain(MARKER);
    expect(message.length).toBeLessThan(MAX_MESSAGE_CHARACTERS);
  }
  if (body.errors) return;
  const sentences = sentencesOf(locale);
  for (const { code, reason, field, message } of body.data[mutation.name].errors) {
    expect(reason).toBe(code);
    expect([code, sentences.get(code)?.has(message)]).toEqual([code, true]);
    expect(field === null || field.split('.')[0] in getFieldsOf(mutation)).toBe(true);
  }
}

const getFieldsOf = (mutation: GraphQLField<unknown, unknown>) => {
  const type = getNamedType(mutation.args[0]?.type);
  return isInputObjectType(type) ? type.getFields() : {};
};

describe.each(mutations.map((mutation) => [mutation.name, mutation] as const))('%s', (_, mutation) => {
  const fields = getFieldsOf(mutation);

  test.each(Object.keys(fields))('has errors of ours for each wrong value of %s', async (name) => {
    for (const [index, value] of VALUES.entries()) {
      const locale = LOCALES[index % LOCALES.length] as Locale;
      const input = withField({ ...typicalInput(fields), locale }, name, value);
      await expectOwnErrors({ mutation, input, locale });
    }
  });
});

describe.each(
  AJAX_ROUTES.filter(({ fields }) => fields).map(
    (route) => [`${route.method} ${route.path}`, route] as const,
  ),
)('%s', (_, { method, path, fields = [] }) => {
  test.each(fields.map(({ name }) => name))('has errors of ours for each wrong value of %s', async (name) => {
    for (const [index, value] of VALUES.entries()) {
      const locale = LOCALES[index % LOCALES.length] as Locale;
      const sent = withField({}, name, value);
      const { status, body } = await sendJson(`/${locale}/ajax/${path}`, sent, method);
      expect([status, body.status, body.errors.length > 0]).toEqual([status, status, true]);
      expect([400, 404]).toContain(status);
      const sentences = sentencesOf(locale).set('VALUE', new Set([site.textsIn(locale)('ajax.value')]));
      for (const { code, message } of body.errors)
        expect([code, sentences.get(code)?.has(message)]).toEqual([code, true]);
    }
  });
});
