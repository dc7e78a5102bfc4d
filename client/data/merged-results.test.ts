import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import {
  buildASTSchema,
  executeSync,
  type GraphQLType,
  getNullableType,
  getOperationAST,
  isEnumType,
  isInputObjectType,
  isListType,
  isObjectType,
  isRequiredInputField,
  Kind,
  type NonNullTypeNode,
  parse,
  typeFromAST,
} from 'graphql';
import { createApolloClient } from './apollo-client.ts';
import { operationName, type PageDocument, type Variables } from './run-query.ts';

const ROOT = path.join(import.meta.dirname, '../..');
const CLIENT = path.join(ROOT, 'client');
const SDL = [
  ...globSync('graphql/**/*.graphql', { cwd: ROOT }),
  'client/features/favorites/own.graphqls',
].map((file) => readFileSync(path.join(ROOT, file), 'utf8'));
const schema = buildASTSchema(parse(SDL.join('\n')), { assumeValid: true });

const SCALARS: Readonly<Record<string, unknown>> = { Boolean: true, Int: 1, Float: 1 };

/** Every list has one element, and all objects of a type have one id: every query returns the same objects. */
function mock(type: GraphQLType): unknown {
  const nullable = getNullableType(type);
  if (isListType(nullable)) return [mock(nullable.ofType)];
  if (isObjectType(nullable)) return {};
  if (isEnumType(nullable)) return nullable.getValues()[0]?.value;
  if (!isInputObjectType(nullable)) return SCALARS[nullable.name] ?? '1';
  const required = Object.values(nullable.getFields()).filter(isRequiredInputField);
  return Object.fromEntries(required.map(({ name, type: fieldType }) => [name, mock(fieldType)]));
}

/** Equal arguments in all queries: only required variables have a value. */
function mockVariables(query: PageDocument): Variables {
  const definitions = getOperationAST(query)?.variableDefinitions ?? [];
  const required = definitions.filter(({ type }) => type.kind === Kind.NON_NULL_TYPE);
  return Object.fromEntries(
    required.map(({ variable, type }) => [
      variable.name.value,
      mock(typeFromAST(schema, type as NonNullTypeNode) as GraphQLType),
    ]),
  );
}

interface MockResult {
  query: PageDocument;
  variables: Variables;
  data: unknown;
}

/** `document`: as it is embedded in a page, or with the `__typename` fields that Apollo Client adds. */
function mockResult(query: PageDocument, document: PageDocument, listing: string): MockResult {
  const variables = mockVariables(query);
  const { data, errors } = executeSync({
    schema,
    document,
    variableValues: variables,
    fieldResolver: (_source, _args, _context, info) => mock(info.returnType),
    typeResolver: (_source, _context, _info, union) => {
      const names = schema.getPossibleTypes(union).map(({ name }) => name);
      return names.find((name) => name === listing) ?? names[0];
    },
  });
  expect(errors).toBeUndefined();
  return { query, variables, data };
}

async function readQueries(): Promise<PageDocument[]> {
  const files = globSync('**/*.generated.ts', { cwd: CLIENT, exclude: ['desk/**', 'widget/**'] });
  const modules = await Promise.all(files.map((file) => import(path.join(CLIENT, file))));
  const documents = modules.flatMap((module) =>
    Object.entries(module).filter(([name]) => name.endsWith('Document')),
  );
  const queries = documents.map(([, document]) => document as PageDocument);
  return queries.filter((query) => getOperationAST(query)?.operation === 'query');
}

/** Returns the queries whose result is incomplete after another result was written. */
function findLosses(results: readonly MockResult[], others: readonly MockResult[]): string[] {
  return results.flatMap((first) => {
    const { cache } = createApolloClient();
    cache.writeQuery(first);
    return others.flatMap((second) => {
      cache.writeQuery(second);
      if (cache.readQuery(first) !== null) return [];
      cache.writeQuery(first);
      return `${operationName(first.query)}, after ${operationName(second.query)}`;
    });
  });
}

/** Queries about entities of projects, whose ids no home has. */
const ABOUT_ENTITIES = ['WithdrawnEntity', 'ProjectViewing'];
const CASES = ['fetched', 'embedded'].flatMap((kind) =>
  ['Estate', 'ProjectEntity'].map((type) => [kind, type]),
);

it.each(CASES)('%s results remove no field of another result about the same %s', async (kind, type) => {
  const isPossible = (query: PageDocument) =>
    type === 'ProjectEntity' || !ABOUT_ENTITIES.includes(operationName(query));
  const queries = (await readQueries()).filter(isPossible);
  const { cache } = createApolloClient();
  const embedded = queries.map((query) => mockResult(query, query, type));
  const fetched = queries.map((query) => mockResult(query, cache.transformDocument(query), type));
  const others = kind === 'fetched' ? fetched : embedded;
  expect([...findLosses(embedded, others), ...findLosses(fetched, others)]).toEqual([]);
});
