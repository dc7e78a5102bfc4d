import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type PostFailed, postJson } from './post-json.ts';

let server: Server;
let origin: string;

/** Echoes the request body, or responds with the status that the path names. */
beforeAll(async () => {
  server = createServer(async (req, res) => {
    const status = Number(req.url?.slice(1)) || 200;
    res.writeHead(status, { 'content-type': 'application/json' });
    res.end(JSON.stringify({ method: req.method, type: req.headers['content-type'], sent: await text(req) }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

async function text(chunks: AsyncIterable<Buffer>): Promise<string> {
  return Buffer.concat(await Array.fromAsync(chunks)).toString();
}

test('posts JSON and parses the JSON response', async () => {
  expect(await postJson(`${origin}/`, { a: 1 }, 'application/json')).toEqual({
    method: 'POST',
    type: 'application/json',
    sent: '{"a":1}',
  });
});

test.each([
  [400, 'Bad Request'],
  [404, 'Not Found'],
  [503, 'Service Unavailable'],
])('a response with status %i is thrown as an error that carries it', async (status, statusText) => {
  const failed = postJson(`${origin}/${status}`, {}, 'application/json');
  const failure = (await failed.catch((error: unknown) => error)) as PostFailed;
  expect(failure).toBeInstanceOf(Error);
  expect(failure).toMatchObject({ status, statusText });
  expect(await failure.response.json()).toMatchObject({ sent: '{}' });
});
