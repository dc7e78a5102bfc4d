/**
 * The pages linked from mails about viewings: opening them changes nothing, and their forms work without
 * JavaScript.
 */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { GraphPorts } from '../../graphql/context.ts';
import { getOrCreateSecret } from '../../server/platform/database/secret.ts';
import { createToken } from '../../server/platform/security/tokens.ts';
import { LOCALES } from '../../shared/locales.ts';
import { routePath } from '../../shared/routes.ts';
import {
  appointmentPages,
  plain,
  SECRET_HEADERS,
  secrecyHeaders,
  TYPED,
} from '../support/appointments/appointment-pages.ts';
import { type AppointmentSite, startAppointmentSite } from '../support/appointments/appointment-site.ts';
import { readFormPage } from '../support/leads/form-markup.ts';
import { encode } from '../support/leads/lead-inputs.ts';
import { findListing } from '../support/leads/lead-listings.ts';

let site: AppointmentSite;
let home = 0;
let secret: Buffer;
/** Replaces the store's change by a failure. */
let breakStore: (() => Promise<never>) | null = null;

const wrapStore = (ports: GraphPorts): GraphPorts => ({
  ...ports,
  submissions: {
    ...ports.submissions,
    store: (write, key) => breakStore?.() ?? ports.submissions.store(write, key),
  },
});

beforeAll(async () => {
  site = await startAppointmentSite({ wrapPorts: wrapStore });
  [home = 0] = await site.homes(2);
  secret = await getOrCreateSecret(site.database.db, 'appointments');
});
afterAll(() => site.stop());
beforeEach(() => site.forget());
afterEach(() => site.query("update listing set status = 'AVAILABLE' where id = $1", [home]));

const agentPath = async (locale: (typeof LOCALES)[number] = 'en') => {
  const [appointment] = await site.appointments();
  return routePath('agentAppointment', locale, {
    token: createToken(secret, 'agent', appointment?.id ?? ''),
  });
};
const UNKNOWN = 'A'.repeat(43);
/** Moves the clock past the start of the day's first viewing. */
const startViewing = async () => {
  const [appointment] = await site.appointments();
  site.later(Number(appointment?.starts_at) - site.now().getTime() + 60_000);
};

describe.each(LOCALES)('a visitor, in %s,', (locale) => {
  test('sees a viewing and cancels it with a button', async () => {
    const { t, book, start, pathOf } = appointmentPages(site, home, locale);
    const token = await book(await start());
    const own = await site.open(pathOf('appointment', token));
    expect([own.status, secrecyHeaders(own)]).toEqual([200, SECRET_HEADERS]);
    expect(own.text).toContain(pathOf('cancelAppointment', token));
    const path = pathOf('cancelAppointment', token);
    const asked = await site.open(path);
    expect([asked.status, secrecyHeaders(asked)]).toEqual([200, SECRET_HEADERS]);
    expect(plain(asked.text)).toContain(t('appointments.cancel.question'));
    expect(await site.appointments()).toMatchObject([{ state: 'BOOKED' }]);
    for (const _ of ['once', 'and again']) {
      const response = await site.submit(path, '');
      expect([response.status, response.get('location'), secrecyHeaders(response)]).toEqual([
        303,
        path,
        SECRET_HEADERS,
      ]);
    }
    const done = await site.open(path);
    expect(plain(done.text)).toContain(t('appointments.cancel.done'));
    expect(done.text).toContain(routePath('bookAppointment', locale, { listingId: home }));
    expect(done.text).not.toContain('<form class="visitor-form"');
    expect(await site.appointments()).toMatchObject([{ state: 'CANCELLED', cancelled_by: 'VISITOR' }]);
    const shown = await site.open(pathOf('appointment', token));
    expect(plain(shown.text)).toContain(t('appointments.cancelledBy.VISITOR'));
    expect(shown.text).toContain(routePath('bookAppointment', locale, { listingId: home }));
  });

  test('can cancel the viewing of a sold home, but not move it or book it again', async () => {
    const { t, book, start, pathOf } = appointmentPages(site, home, locale);
    const token = await book(await start());
    await site.query("update listing set status = 'SOLD' where id = $1", [home]);
    for (const name of ['appointment', 'cancelAppointment'] as const)
      expect((await site.open(pathOf(name, token))).text).not.toContain('#move');
    expect(plain((await site.open(pathOf('appointment', token))).text)).not.toContain(
      t('appointments.move.title'),
    );
    await site.submit(pathOf('cancelAppointment', token), '');
    expect(await site.appointments()).toMatchObject([{ state: 'CANCELLED' }]);
    for (const name of ['appointment', 'cancelAppointment'] as const) {
      const { text } = await site.open(pathOf(name, token));
      expect(plain(text)).not.toContain(t('appointments.cancel.again'));
      expect(text).not.toContain(routePath('bookAppointment', locale, { listingId: home }));
    }
  });

  test('moves it in one step', async () => {
    const { t, book, start, pathOf, fieldsOf } = appointmentPages(site, home, locale);
    const path = pathOf('appointment', await book(await start()));
    const { key } = fieldsOf((await site.open(path)).text);
    const startsAt = await start(1);
    const response = await site.submit(path, encode({ key: key?.value, startsAt }));
    expect([response.status, response.get('location')]).toEqual([303, `${path}?moved`]);
    expect(plain((await site.open(`${path}?moved`)).text)).toContain(t('appointments.own.moved'));
    const booked = await site.appointments();
    expect(booked.map(({ starts_at }) => starts_at.toISOString())).toEqual([startsAt]);
  });

  test('sees that a link is not valid', async () => {
    const { t, pathOf } = appointmentPages(site, home, locale);
    const paths = [
      pathOf('appointment', UNKNOWN),
      pathOf('cancelAppointment', UNKNOWN),
      pathOf('appointment', 'x'),
    ];
    for (const path of [...paths, routePath('agentAppointment', locale, { token: UNKNOWN })])
      for (const ask of [() => site.open(path), () => site.submit(path, '')]) {
        const response = await ask();
        expect([path, response.status, secrecyHeaders(response)]).toEqual([path, 404, SECRET_HEADERS]);
        expect(plain(response.text)).toContain(t('appointments.unknown'));
      }
  });
});

describe('a move', () => {
  test('to a slot that is taken or does not exist keeps the viewing and shows free slots', async () => {
    const { t, book, start, choose, pathOf } = appointmentPages(site, home);
    const mine = await start();
    const path = pathOf('appointment', await book(mine));
    const taken = await start();
    await choose(taken);
    for (const [startsAt, fault] of [
      [taken, 'slotTaken'],
      ['', 'slot'],
      ['2026-11-23T03:00:00.000Z', 'noSuchSlot'],
    ] as const) {
      const response = await site.submit(path, encode({ startsAt }));
      expect([fault, response.status, secrecyHeaders(response)]).toEqual([fault, 422, SECRET_HEADERS]);
      expect(plain(response.text)).toContain(t(`forms.fault.${fault}`));
      expect(response.text).toContain(await start());
    }
    expect((await site.appointments())[0]?.starts_at.toISOString()).toBe(mine);
  });

  test('is not possible once the viewing has started, nor is cancelling', async () => {
    const { t, book, start, pathOf } = appointmentPages(site, home);
    const token = await book(await start());
    const free = await start(-1);
    await startViewing();
    const own = await site.open(pathOf('appointment', token));
    expect(own.text).not.toContain('id="move"');
    const asked = await site.open(pathOf('cancelAppointment', token));
    expect(asked.text).not.toContain('<form class="visitor-form"');
    for (const [name, sent] of [
      ['appointment', { startsAt: free }],
      ['cancelAppointment', {}],
    ] as const) {
      const response = await site.submit(pathOf(name, token), encode(sent));
      expect([name, response.status, plain(response.text).includes(t('forms.fault.tooLate'))]).toEqual([
        name,
        422,
        true,
      ]);
    }
  });
});

describe('an agent', () => {
  test.each(LOCALES)('sees the visitor and calls the viewing off in %s', async (locale) => {
    const { t, book, start, pathOf } = appointmentPages(site, home, locale);
    const token = await book(await start());
    const path = await agentPath(locale);
    const opened = await site.open(path);
    expect([opened.status, secrecyHeaders(opened)]).toEqual([200, SECRET_HEADERS]);
    for (const fragment of [TYPED.firstName, TYPED.email, '+32 470 12 34 56', TYPED.message])
      expect(opened.text).toContain(fragment);
    expect(plain(opened.text)).not.toContain(t('appointments.agent.reportMissed'));
    const linked = await site.submit(path, encode({ intent: 'decline', message: 'Zie www.elders.example' }));
    expect([linked.status, readFormPage(linked.text).fields.message]).toEqual([
      422,
      { value: 'Zie www.elders.example', isInvalid: true, error: t('forms.fault.link') },
    ]);
    const response = await site.submit(path, encode({ intent: 'decline', message: 'Ik ben ziek.' }));
    expect([response.status, response.get('location')]).toEqual([303, path]);
    expect(plain((await site.open(path)).text)).toContain(t('appointments.agent.declined'));
    const own = plain((await site.open(pathOf('appointment', token))).text);
    expect([own.includes(t('appointments.cancelledBy.AGENT')), own.includes('Ik ben ziek.')]).toEqual([
      true,
      true,
    ]);
  });

  test('reports a no-show once the viewing has started', async () => {
    const { t, book, start } = appointmentPages(site, home);
    await book(await start());
    const path = await agentPath();
    const early = await site.submit(path, encode({ intent: 'missed' }));
    expect([early.status, plain(early.text).includes(t('forms.fault.tooEarly'))]).toEqual([422, true]);
    await startViewing();
    expect(plain((await site.open(path)).text)).toContain(t('appointments.agent.reportMissed'));
    expect((await site.submit(path, encode({ intent: 'missed' }))).status).toBe(303);
    expect(plain((await site.open(path)).text)).toContain(t('appointments.agent.missed'));
    expect((await site.appointments())[0]?.missed_at).not.toBeNull();
  });
});

describe.each(LOCALES)('a waiting list, in %s,', (locale) => {
  const path = () => routePath('joinWaitingList', locale, { listingId: home });
  const { message: _, ...contact } = TYPED;
  const join = async (at: string, change: object = {}) => {
    const { formToken } = readFormPage((await site.open(at)).text).fields;
    site.later(5_000);
    return site.submit(at, encode({ ...contact, formToken: formToken?.value, ...change }));
  };

  test('is joined, and left by the link in a mail', async () => {
    const { t } = appointmentPages(site, home, locale);
    const before = '2026-11-26T09:00:00.000Z';
    const response = await join(`${path()}?${new URLSearchParams({ before })}`);
    expect([response.status, response.get('location')]).toEqual([303, `${path()}?sent`]);
    expect(plain((await site.open(`${path()}?sent`)).text)).toContain(t('appointments.waiting.sent'));
    const [entry] = await site.query('select * from waiting_entry');
    expect(entry).toMatchObject({ listing_id: home, email: TYPED.email, earlier_than: new Date(before) });
    const repeated = await join(path());
    expect(repeated.status).toBe(422);
    expect(plain(readFormPage(repeated.text).fields.email?.error)).toBe(t('forms.fault.alreadyWaiting'));

    const leave = routePath('leaveWaitingList', locale, { token: createToken(secret, 'waiting', entry.id) });
    const asked = await site.open(leave);
    expect([asked.status, secrecyHeaders(asked)]).toEqual([200, SECRET_HEADERS]);
    expect(await site.query('select id from waiting_entry')).toHaveLength(1);
    const left = await site.submit(leave, '');
    expect([left.status, left.get('location')]).toEqual([303, `${leave}?left`]);
    expect(await site.query('select id from waiting_entry')).toEqual([]);
    const done = await site.open(`${leave}?left`);
    expect([done.status, plain(done.text).includes(t('appointments.leave.done'))]).toEqual([200, true]);
    expect((await site.open(leave)).status).toBe(404);
  });

  test('shows errors and keeps the typed values', async () => {
    const { t } = appointmentPages(site, home, locale);
    const response = await join(path(), { email: 'x', privacyConsent: false });
    const { fields } = readFormPage(response.text);
    expect([response.status, fields.name?.value]).toEqual([422, TYPED.name]);
    expect(plain(fields.email?.error)).toBe(t('forms.fault.email'));
  });
});

test('a home that is not offered has no waiting list', async () => {
  const { id } = await findListing(site.database, 'estate', 'SOLD');
  const path = (estateId: number | string) => routePath('joinWaitingList', 'de', { listingId: estateId });
  expect((await site.open(path(id))).status).toBe(302);
  for (const none of ['999999', 'x', '-1']) expect((await site.open(path(none))).status).toBe(404);
});

describe.each(LOCALES)('an internal error, in %s,', (locale) => {
  const withBrokenStore = async <Answer>(act: () => Promise<Answer>): Promise<Answer> => {
    breakStore = () => Promise.reject(new Error('the store is broken'));
    try {
      return await act();
    } finally {
      breakStore = null;
    }
  };

  test('has a message about the failed action, and typed values are kept', async () => {
    const { t, choose, confirm, start, book, pathOf, fieldsOf } = appointmentPages(site, home, locale);
    const details = await choose(await start());
    const failed = await withBrokenStore(() => confirm(details));
    expect([failed.status, secrecyHeaders(failed)]).toEqual([503, SECRET_HEADERS]);
    expect(plain(failed.text)).toContain(t('appointments.failed'));
    expect(fieldsOf(failed.text).email?.value).toBe(TYPED.email);
    const token = await book(await start(1));
    const cancelled = await withBrokenStore(() => site.submit(pathOf('cancelAppointment', token), ''));
    expect(cancelled.status).toBe(503);
    expect(plain(cancelled.text)).toContain(t('appointments.cancel.failed'));
    const moved = await withBrokenStore(async () =>
      site.submit(pathOf('appointment', token), encode({ startsAt: await start(2) })),
    );
    expect([moved.status, plain(moved.text).includes(t('appointments.failed'))]).toEqual([503, true]);
  });
});
