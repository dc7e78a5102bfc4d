/**
 * Servers that cached responses are compared with, in a separate process: `express.static` and `node:http` send
 * the same bytes, and Apollo Server runs the same query on an in-memory array. Prints their URLs as JSON.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ApolloServer } from '@apollo/server';
import { expressMiddleware } from '@as-integrations/express5';
import express from 'express';

/** The result of a list of 24 homes. */
interface List {
  estates: { total: number; items: object[] };
}

const SCHEMA = `#graphql
  type City { name: String! }
  type Address { city: City! }
  type Estate { id: ID!, price: Float, path: String!, address: Address! }
  type Page { total: Int!, items: [Estate!]! }
  enum Transaction { SALE }
  enum Locale { nl }
  input Filter { transaction: Transaction }
  type Query { estates(locale: Locale!, filter: Filter): Page! }`;

const [bodyFile = '', listFile = ''] = process.argv.slice(2);
const { readFile } = await import('node:fs/promises');
const body = await readFile(bodyFile);
const { estates }: List = JSON.parse(await readFile(listFile, 'utf8'));

const folder = mkdtempSync(path.join(tmpdir(), 'baksteen-peers-'));
writeFileSync(path.join(folder, 'page.html'), body);
const files = express().disable('x-powered-by').use(express.static(folder));
const plain: RequestListener = (_req, res) => {
  res.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': body.length });
  res.end(body);
};
const apollo = new ApolloServer({
  typeDefs: SCHEMA,
  resolvers: { Query: { estates: () => estates } },
  stopOnTerminationSignals: false,
});
await apollo.start();
const graphql = express().use('/graphql', express.json(), expressMiddleware(apollo));

const servers = await Promise.all([files, plain, graphql].map(serve));
const addresses = servers.map((server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
process.stdout.write(`${JSON.stringify(addresses)}\n`);
process.once('SIGTERM', () => {
  rmSync(folder, { recursive: true });
  process.exit(0);
});

function serve(listener: RequestListener): Promise<Server> {
  return new Promise((resolve) => {
    const server = createServer(listener).listen(0, '127.0.0.1', () => resolve(server));
  });
}
