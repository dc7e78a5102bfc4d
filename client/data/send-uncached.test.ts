import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ApolloClient, InMemoryCache } from '@apollo/client';
import { BaseHttpLink } from '@apollo/client/link/http';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { parse } from 'graphql';
import { sendUncached } from './apollo-client.ts';
import { UnavailableError } from './unavailable-error.ts';

const QUERY = parse('query Settings { settings { name } }');
const MUTATION = parse('mutation Send { settings { name } }');
const DATA = { settings: { name: 'Baksteen' } };
const GRAPHQL = 'application/graphql-response+json';

let server: Server;
let client: ApolloClient;
let response: { status: number; type: string; body: object };
let requests = 0;

beforeAll(async () => {
  server = createServer((_req, res) => {
    requests += 1;
    res.writeHead(response.status, { 'content-type': response.type }).end(JSON.stringify(response.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const uri = `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`;
  client = new ApolloClient({ link: new BaseHttpLink({ uri }), cache: new InMemoryCache() });
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

test('each call sends a request, also at the same time', async () => {
  response = { status: 200, type: GRAPHQL, body: { data: DATA } };
  requests = 0;
  const sent = [QUERY, QUERY, MUTATION].map((document) => sendUncached(client, document, {}));
  expect(await Promise.all(sent)).toEqual([DATA, DATA, DATA]);
  expect(requests).toBe(3);
});

test.each([429, 502, 503, 504])('status %d of a proxy is temporary', async (status) => {
  response = { status, type: 'text/html', body: {} };
  await expect(sendUncached(client, MUTATION, {})).rejects.toBeInstanceOf(UnavailableError);
});

test.each([
  ['SERVICE_UNAVAILABLE', true],
  ['TOO_MANY_REQUESTS', true],
  ['BAD_USER_INPUT', false],
])('an error with the code %s is temporary: %s', async (code, isTemporary) => {
  response = { status: 503, type: GRAPHQL, body: { errors: [{ message: 'no', extensions: { code } }] } };
  const error: unknown = await sendUncached(client, MUTATION, {}).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(Error);
  expect(error instanceof UnavailableError).toBe(isTemporary);
});

test('an incomplete response is an error', async () => {
  response = { status: 200, type: GRAPHQL, body: { data: DATA, errors: [{ message: 'no' }] } };
  await expect(sendUncached(client, QUERY, {})).rejects.toThrow('no');
});
