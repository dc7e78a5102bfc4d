/** The OpenAPI document of the legacy calls, generated from their table. */
import { LOCALES } from '../../../shared/locales.ts';
import type { AnyRoute } from './ajax-route.ts';
import { bodySchema } from './field-schemas.ts';
import { FAILURE_SCHEMA } from './responses.ts';

const BODY_TYPES = ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'];
const JSON_TYPE = 'application/json';

/** @returns OpenAPI 3.1, whose schemas are JSON Schema. */
export function openApiDocument(rows: readonly AnyRoute[], publicUrl: string): object {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Calls of legacy scripts',
      version: '1',
      description:
        'Thin adapters of the GraphQL API at /graphql, which new scripts ask. In forms a group of fields is written ' +
        '`criteria[status]`, a list `criteria[city][]`.',
    },
    servers: [{ url: publicUrl }],
    paths: Object.fromEntries(
      [...Map.groupBy(rows, ({ path }) => path)].map(([path, calls]) => [
        `/{lang}/ajax/${path.replaceAll(/:(\w+)/g, '{$1}')}`,
        {
          parameters: pathParameters(path),
          ...Object.fromEntries(calls.map((row) => [row.method.toLowerCase(), operation(row)])),
        },
      ]),
    ),
    components: {
      schemas: { Failure: FAILURE_SCHEMA },
      responses: {
        Failure: {
          description:
            'What went wrong: 400, 401 (a wrong key), 403, 404, 405, 413, 415, 429 (with Retry-After) or 503.',
          content: { [JSON_TYPE]: { schema: { $ref: '#/components/schemas/Failure' } } },
        },
      },
    },
  };
}

const LANGUAGE = { name: 'lang', in: 'path', required: true, schema: { enum: LOCALES } };

function pathParameters(path: string): object[] {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
  return [
    LANGUAGE,
    ...names.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
  ];
}

function operation({ method, path, summary, query = {}, fields, success }: AnyRoute): object {
  const content = (types: readonly string[], schema: object) =>
    Object.fromEntries(types.map((type) => [type, { schema }]));
  return {
    operationId: `${method.toLowerCase()} ${path.split('/')[0]}`.replaceAll(/\W+/g, '-'),
    summary,
    parameters: [
      ...Object.entries(query).map(([name, { about, isRequired = false }]) => ({
        name,
        in: 'query',
        description: about,
        required: isRequired,
        schema: { type: 'string' },
      })),
      ...(fields ? [IDEMPOTENCY_KEY] : []),
    ],
    ...(fields ? { requestBody: { content: content(BODY_TYPES, bodySchema(fields)) } } : {}),
    responses: {
      [success.status]: { description: summary, content: content([JSON_TYPE], success.schema) },
      default: { $ref: '#/components/responses/Failure' },
    },
  };
}

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'The same key with the same fields within a day does nothing twice.',
  schema: { type: 'string', maxLength: 255 },
};
