/** Registration of processes that use the embedded server, tested with a scripted server. */
import { createServer, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { openUsageConnection } from '../../server/platform/database/embedded/usage-connection.ts';
import { until } from '../support/until.ts';

/** Encodes a message of PostgreSQL's protocol: type, length, content. */
function message(letter: string, content: string | Buffer): Buffer {
  const head = Buffer.from(`${letter}    `);
  head.writeInt32BE(4 + Buffer.byteLength(content), 1);
  return Buffer.concat([head, Buffer.from(content)]);
}

const WELCOME = Buffer.concat([message('R', Buffer.alloc(4)), message('Z', 'I')]);
const ANSWER = Buffer.concat([message('C', 'SELECT 0\0'), message('Z', 'I')]);
const END = message('E', 'SFATAL\0C57P01\0Mterminating connection due to unexpected postmaster exit\0\0');

let server: Server;
/** The responses of each connection to its first statement; the last entry applies to all later connections. */
let responses: Buffer[];
let open: Set<Socket>;
let connectionCount = 0;

beforeEach(async () => {
  open = new Set();
  connectionCount = 0;
  server = createServer((socket) => {
    const answer = responses[Math.min(connectionCount, responses.length - 1)] as Buffer;
    connectionCount += 1;
    open.add(socket);
    socket.on('error', () => {});
    socket.once('close', () => open.delete(socket));
    socket.once('data', () => {
      socket.write(WELCOME);
      socket.once('data', () => {
        socket.write(answer);
        if (answer.includes(END)) socket.end();
      });
    });
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
});
afterEach(async () => {
  for (const socket of open) socket.destroy();
  await new Promise((resolve) => server.close(resolve));
});

test('a connection that closes together with its first response is opened again', async () => {
  responses = [ANSWER, Buffer.concat([ANSWER, END]), Buffer.concat([ANSWER, END]), ANSWER];
  const { port } = server.address() as { port: number };
  const config = { host: '127.0.0.1', port, user: 'somebody', password: 'secret', database: 'postgres' };
  let restartCount = 0;
  const restart = async () => {
    restartCount += 1;
  };
  const presence = await openUsageConnection(config, { revive: restart, isAlive: () => false });
  for (const socket of open) socket.end(END);
  await until(() => connectionCount, 4);
  await until(() => open.size, 1);
  expect(restartCount).toBe(3);
  // The number of other processes cannot be read.
  server.close();
  for (const socket of open) socket.destroy();
  expect(await presence.leave()).toBe(false);
});
