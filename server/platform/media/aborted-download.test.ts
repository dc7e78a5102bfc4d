import { once } from 'node:events';
import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { expect, test } from '@jest/globals';
import express from 'express';
import { mediaRoutes } from '../../web/media/media-routes.ts';

test('a file is closed when the client has disconnected while it was opened', async () => {
  const content = Readable.from(['never sent']);
  const opening = Promise.withResolvers<void>();
  const disconnected = Promise.withResolvers<void>();
  const open = async () => {
    opening.resolve();
    await disconnected.promise;
    return content;
  };
  const app = express().use((_req, res, next) => {
    res.on('close', disconnected.resolve);
    next();
  });
  app.use(
    mediaRoutes({
      versions: { get: async () => ({ size: 10, open }), read: async () => null },
      documents: { get: async () => null },
    }),
  );
  const server = app.listen(0);
  const client = get({ port: (server.address() as AddressInfo).port, path: `/${'01'.repeat(16)}-400.webp` });
  client.on('error', () => {});
  await opening.promise;
  client.destroy();
  await once(content, 'close');
  expect(content.destroyed).toBe(true);
  server.close();
});
