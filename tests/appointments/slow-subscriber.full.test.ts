/** A subscriber that does not read is disconnected, so that buffers stay small. */
import { connect } from 'node:net';
import { expect, test } from '@jest/globals';
import express from 'express';
import type { GraphPorts } from '../../graphql/context.ts';
import { createRequestValidator } from '../../graphql/request-validator.ts';
import { graphqlStream } from '../../server/web/graphql/stream.ts';
import { startAppointmentSite } from '../support/appointments/appointment-site.ts';
import { openServer } from '../support/open-server.ts';
import type { TestSite } from '../support/site.ts';

const WRITE_TIMEOUT_MS = 200;

/** Replaces the agenda subscription by a subscription that never stops changing. */
function withEndlessAgenda(
  { schema, limits, readBudget }: TestSite['services'],
  ports: GraphPorts,
  onLeave: () => void,
) {
  const changes: AsyncIterableIterator<void> = {
    [Symbol.asyncIterator]: () => changes,
    next: async () => {
      await new Promise((resolve) => setTimeout(resolve, 1));
      return { done: false, value: undefined };
    },
    return: async () => {
      onLeave();
      return { done: true, value: undefined };
    },
  };
  return graphqlStream({
    schema,
    limits,
    readBudget,
    ports: { ...ports, liveAgendas: { subscribe: () => ({ changes, readOnce: (read) => read() }) } },
    validateRequest: createRequestValidator(schema).validateRequest,
    writeTimeoutMs: WRITE_TIMEOUT_MS,
  });
}

test('a subscriber that does not read is disconnected', async () => {
  const own = Promise.withResolvers<GraphPorts>();
  const site = await startAppointmentSite({
    wrapPorts: (ports) => {
      own.resolve(ports);
      return ports;
    },
  });
  const [home] = await site.homes();
  const left = Promise.withResolvers<void>();
  const app = express().use(
    '/graphql/stream',
    withEndlessAgenda(site.services, await own.promise, left.resolve),
  );
  const server = await openServer(app);
  const socket = connect(server.port, '127.0.0.1');
  const cut = new Promise((resolve) => socket.once('close', resolve));
  socket.on('error', () => {});
  socket.pause();
  const query = encodeURIComponent(
    `subscription { agenda(listingId: ${home}, days: 42) { days { date isClosed slots { startsAt endsAt state } } } }`,
  );
  socket.write(`GET /graphql/stream?query=${query} HTTP/1.1\r\nhost: x\r\naccept: text/event-stream\r\n\r\n`);
  await left.promise;
  socket.resume();
  expect(await cut).toBeDefined();
  await server.close();
  await site.stop();
});
