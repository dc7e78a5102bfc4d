/** Subscribers of one agenda with the same selection share each event. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import express from 'express';
import type { GraphPorts } from '../../graphql/context.ts';
import { ConcurrencyLimit } from '../../server/platform/load-shedding/concurrency-limit.ts';
import { graphqlStream } from '../../server/web/graphql/stream.ts';
import {
  type AgendaSeen,
  type AppointmentSite,
  freeSlots,
  startAppointmentSite,
  VISITOR,
} from '../support/appointments/appointment-site.ts';
import { subscribeAgenda, untilSlot } from '../support/appointments/subscribe-agenda.ts';
import { type OpenServer, openServer } from '../support/open-server.ts';
import type { Subscriber } from '../support/subscribe.ts';

const SUBSCRIBERS = 20;

let site: AppointmentSite;
let server: OpenServer;
/** The uses of the concurrency limit: one for each start of a subscription, one for each computed event. */
let uses = 0;
const subscribers: Subscriber<AgendaSeen>[] = [];

beforeAll(async () => {
  const own = Promise.withResolvers<GraphPorts>();
  site = await startAppointmentSite({
    wrapPorts: (ports) => {
      own.resolve(ports);
      return ports;
    },
  });
  const { schema, graphql, readBudget } = site.services;
  const reading = new ConcurrencyLimit({
    maxActive: 8,
    maxQueued: 100,
    queueTimeoutMs: 60_000,
    ready: async () => {},
    note: () => {
      uses += 1;
    },
  });
  const { validateRequest } = graphql;
  const ports = await own.promise;
  const stream = graphqlStream({ schema, ports, validateRequest, readBudget, limits: { reading } });
  server = await openServer(express().use('/graphql/stream', stream));
});
afterAll(async () => {
  for (const subscriber of subscribers) subscriber.unsubscribe();
  await server.close();
  await site.stop();
});

test('an event is computed once for all of them, within the concurrency limit', async () => {
  const [home = 0] = await site.homes();
  const [slot] = freeSlots(await site.agenda(home));
  if (!slot) throw new Error('no free slot');
  for (let number = 0; number < SUBSCRIBERS; number += 1)
    subscribers.push(await subscribeAgenda(server.origin, home, `198.51.100.${number}`));
  await Promise.all(subscribers.map((subscriber) => untilSlot(subscriber, slot, 'FREE')));
  expect(uses).toBeGreaterThanOrEqual(SUBSCRIBERS);
  uses = 0;
  await site.act('bookAppointment', { listingId: home, startsAt: slot.startsAt, ...VISITOR });
  await Promise.all(subscribers.map((subscriber) => untilSlot(subscriber, slot, 'TAKEN')));
  // A booking can cause several change notifications, each with one event for all subscribers.
  expect(uses).toBeGreaterThan(0);
  expect(uses).toBeLessThan(SUBSCRIBERS / 2);
});
