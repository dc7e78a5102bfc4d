/** Booking a viewing without JavaScript, with every response. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { FORMAT_LOCALES, LOCALES } from '../../shared/locales.ts';
import { routePath } from '../../shared/routes.ts';
import { writeTimes } from '../../shared/time-format.ts';
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

const MINUTE_MS = 60_000;
let site: AppointmentSite;
let home = 0;
beforeAll(async () => {
  site = await startAppointmentSite();
  [home = 0] = await site.homes(2);
});
afterAll(() => site.stop());
beforeEach(() => site.forget());
describe.each(LOCALES)('booking a viewing in %s', (locale) => {
  test("takes two steps at one URL, and the viewing's page confirms it", async () => {
    const { t, start, choose, confirm, bookPath } = appointmentPages(site, home, locale);
    const opened = await site.open(bookPath);
    expect([opened.status, opened.get('content-language')]).toEqual([200, locale]);
    expect(secrecyHeaders(opened)).toEqual(SECRET_HEADERS);
    expect(opened.text).toContain('noindex');
    const startsAt = await start();
    const details = await choose(startsAt);
    const response = await confirm(details);
    expect([response.status, secrecyHeaders(response)]).toEqual([303, SECRET_HEADERS]);
    const own = String(response.get('location'));
    expect(own).toMatch(
      new RegExp(`^${routePath('appointment', locale, { appointmentId: 'x' }).slice(0, -1)}`),
    );
    const { status, text } = await site.open(own);
    expect(status).toBe(200);
    expect(plain(text)).toContain(t('appointments.own.booked'));
    expect(text).toContain(TYPED.email);
    expect(await site.appointments()).toMatchObject([{ state: 'BOOKED', email: TYPED.email, locale }]);
  });

  test('shows errors beside each detail and keeps the typed values', async () => {
    const { t, start, choose, confirm, fieldsOf } = appointmentPages(site, home, locale);
    const details = await choose(await start());
    const invalidDetails = { email: 'annelies@localhost', phone: '1', privacyConsent: false };
    const response = await confirm(details, invalidDetails);
    expect([response.status, secrecyHeaders(response)]).toEqual([422, SECRET_HEADERS]);
    const fields = fieldsOf(response.text);
    expect(plain(fields.email?.error)).toBe(t('forms.fault.email'));
    expect(plain(fields.phone?.error)).toBe(t('forms.fault.phone'));
    expect(plain(fields.privacyConsent?.error)).toBe(t('forms.fault.requestConsent'));
    for (const name of ['firstName', 'name', 'message'] as const)
      expect(fields[name]?.value).toBe(TYPED[name]);
    expect(await site.appointments()).toMatchObject([{ state: 'HELD' }]);
  });

  test('asks for a slot when none was chosen', async () => {
    const { t, bookPath } = appointmentPages(site, home, locale);
    const response = await site.submit(bookPath, 'intent=hold');
    expect([response.status, secrecyHeaders(response)]).toEqual([422, SECRET_HEADERS]);
    expect(response.text).toMatch(
      /role="radiogroup"[^>]*aria-invalid="true"[^>]*aria-describedby="slot-error"/,
    );
    expect(plain(response.text)).toContain(t('forms.fault.slot'));
    expect(await site.appointments()).toEqual([]);
  });
});

describe('a slot', () => {
  test('proposed by a link is preselected', async () => {
    const { start, bookPath } = appointmentPages(site, home);
    const startsAt = await start(5);
    const { text } = await site.open(`${bookPath}?slot=${encodeURIComponent(startsAt)}`);
    expect(text).toMatch(new RegExp(`<input[^>]*checked=""[^>]*value="${startsAt}"`));
  });

  test.each(['x', '2026-02-31', '1999-01-01', '2199-01-01', '2026-11-22'])(
    'of a day like %s without free slots leads to the next free one',
    async (date) => {
      const { start, bookPath } = appointmentPages(site, home);
      const { status, text } = await site.open(`${bookPath}?date=${date}`);
      expect([status, text.includes(`value="${await start()}"`)]).toEqual([200, true]);
    },
  );

  test('that does not exist is rejected, and the days are shown', async () => {
    const { t, bookPath, start } = appointmentPages(site, home);
    for (const startsAt of ['2026-11-23T03:00:00.000Z', '2020-01-01T09:00:00.000Z']) {
      const response = await site.submit(bookPath, encode({ intent: 'hold', startsAt }));
      expect(response.status).toBe(422);
      expect(plain(response.text)).toContain(t('forms.fault.noSuchSlot'));
      expect(response.text).toContain(await start());
    }
    const nonsense = await site.submit(bookPath, encode({ intent: 'hold', startsAt: 'x' }));
    expect([nonsense.status, plain(nonsense.text).includes(t('forms.fault.slot'))]).toEqual([422, true]);
  });

  test('held by another visitor is shown and cannot be chosen', async () => {
    const { t, bookPath, choose, start } = appointmentPages(site, home);
    const startsAt = await start();
    await choose(startsAt);
    const { text } = await site.open(bookPath);
    expect(text).toMatch(new RegExp(`<input[^>]*disabled=""[^>]*value="${startsAt}"`));
    expect(plain(text)).toContain(t('appointments.slots.held'));
    const response = await site.submit(bookPath, encode({ intent: 'hold', startsAt }));
    expect([response.status, plain(response.text).includes(t('forms.fault.slotTaken'))]).toEqual([422, true]);
  });

  test('that was chosen can be replaced by another one', async () => {
    const { choose, start, bookPath } = appointmentPages(site, home);
    const [first, second] = [await start(0), await start(1)];
    const details = await choose(first);
    const token = new URLSearchParams(details.split('?')[1]).get('hold') ?? '';
    const choosing = `${bookPath}?hold=${token}&choose=yes`;
    expect((await site.open(choosing)).text).toMatch(
      new RegExp(`<input[^>]*checked=""[^>]*value="${first}"`),
    );
    const response = await site.submit(choosing, encode({ intent: 'hold', startsAt: second }));
    expect(response.status).toBe(303);
    const held = await site.appointments();
    expect(held.map(({ starts_at, state }) => [starts_at.toISOString(), state])).toEqual([[second, 'HELD']]);
  });

  test('is held once, however often the same form is sent', async () => {
    const { bookPath, start, fieldsOf } = appointmentPages(site, home);
    const { key } = fieldsOf((await site.open(bookPath)).text);
    const sent = encode({ intent: 'hold', key: key?.value, startsAt: await start() });
    const responses = [await site.submit(bookPath, sent), await site.submit(bookPath, sent)];
    expect(new Set(responses.map((response) => `${response.status} ${response.get('location')}`)).size).toBe(
      1,
    );
    expect(await site.appointments()).toHaveLength(1);
  });
});

describe('while details are filled in', () => {
  test('the hold can be extended, and typed values are kept', async () => {
    const { t, choose, start, fieldsOf } = appointmentPages(site, home);
    const details = await choose(await start());
    site.later(9 * MINUTE_MS);
    const response = await site.submit(details, encode({ ...TYPED, intent: 'extend' }));
    expect([response.status, secrecyHeaders(response)]).toEqual([200, SECRET_HEADERS]);
    const fields = fieldsOf(response.text);
    for (const name of Object.keys(TYPED) as (keyof typeof TYPED)[])
      expect([name, fields[name]?.value, fields[name]?.isInvalid]).toEqual([name, TYPED[name], false]);
    site.later(9 * MINUTE_MS);
    expect(plain((await site.open(details)).text)).toContain(t('appointments.hold.extend'));
  });

  test('an expired hold does not prevent the booking of a free slot', async () => {
    const { t, choose, confirm, start } = appointmentPages(site, home);
    const details = await choose(await start());
    site.later(11 * MINUTE_MS);
    expect(plain((await site.open(details)).text)).toContain(t('appointments.hold.over'));
    expect((await confirm(details)).status).toBe(303);
    expect(await site.appointments()).toMatchObject([{ state: 'BOOKED' }]);
  });

  test('a lost slot can be replaced in the same form, and typed values are kept', async () => {
    const { t, choose, confirm, start, fieldsOf, book } = appointmentPages(site, home);
    const startsAt = await start();
    const details = await choose(startsAt);
    const { formToken } = fieldsOf((await site.open(details)).text);
    site.later(11 * MINUTE_MS);
    await book(startsAt, { email: 'bob@mail.example', name: 'Peeters' });
    const response = await site.submit(details, encode({ ...TYPED, startsAt, formToken: formToken?.value }));
    expect([response.status, secrecyHeaders(response)]).toEqual([422, SECRET_HEADERS]);
    expect(readFormPage(response.text).links).toEqual(['#booking-startsAt']);
    expect(plain(response.text)).toContain(t('forms.fault.slotTaken'));
    const fields = fieldsOf(response.text);
    for (const name of ['firstName', 'name', 'email', 'phone', 'message'] as const)
      expect(fields[name]?.value).toBe(TYPED[name]);
    const other = await start();
    expect(response.text).toContain(`value="${other}"`);
    const booked = await confirm(details, { startsAt: other });
    expect(booked.status).toBe(303);
    expect((await site.appointments()).map(({ state }) => state)).toEqual(['BOOKED', 'BOOKED']);
  });

  test('a visitor who has a viewing already is told so beside the mail address', async () => {
    const { t, book, choose, confirm, start, fieldsOf } = appointmentPages(site, home);
    await book(await start());
    const response = await confirm(await choose(await start(1)));
    expect(response.status).toBe(422);
    expect(plain(fieldsOf(response.text).email?.error)).toBe(t('forms.fault.alreadyBooked'));
  });

  test('an invalid hold leads back to the days with a message', async () => {
    const { t, bookPath } = appointmentPages(site, home);
    const { status, text } = await site.open(`${bookPath}?hold=${'A'.repeat(43)}`);
    expect([status, plain(text).includes(t('forms.fault.holdExpired'))]).toEqual([200, true]);
  });

  test('the same form counts once', async () => {
    const { choose, start, fieldsOf } = appointmentPages(site, home);
    const details = await choose(await start());
    const { formToken, startsAt } = fieldsOf((await site.open(details)).text);
    site.later(5_000);
    const sent = encode({ ...TYPED, startsAt: startsAt?.value, formToken: formToken?.value });
    const responses = [await site.submit(details, sent), await site.submit(details, sent)];
    expect(new Set(responses.map((response) => `${response.status} ${response.get('location')}`)).size).toBe(
      1,
    );
    expect(await site.appointments()).toHaveLength(1);
  });
});

test("an offer of the waiting list is held, with the visitor's known details", async () => {
  const { t, bookPath, choose, confirm, start, fieldsOf } = appointmentPages(site, home);
  const startsAt = await start();
  const details = await choose(startsAt);
  const contact = { firstName: 'Bob', name: 'Peeters', email: 'bob@mail.example', phone: '+32470999999' };
  await site.act('joinWaitingList', { listingId: home, privacyConsent: true, ...contact });
  await site.query('update appointment set waiting_entry_id = (select id from waiting_entry)');
  const hold = new URLSearchParams(details.split('?')[1]).get('hold') ?? '';
  const offered = await site.open(`${bookPath}?hold=${hold}`);
  expect([offered.status, plain(offered.text).includes(t('appointments.hold.extend'))]).toEqual([200, true]);
  const fields = fieldsOf(offered.text);
  for (const [name, value] of Object.entries(contact))
    expect([name, fields[name]?.value]).toEqual([name, value]);
  expect(fields.startsAt?.value).toBe(startsAt);
  expect((await confirm(`${bookPath}?hold=${hold}`, contact)).status).toBe(303);
  expect(await site.appointments()).toMatchObject([{ state: 'BOOKED', email: contact.email }]);
});

test('opening pages changes nothing', async () => {
  const { choose, start, bookPath } = appointmentPages(site, home);
  const details = await choose(await start());
  const before = await site.appointments();
  for (const path of [bookPath, details, `${details}&choose=yes`, `${bookPath}?date=2026-11-26`])
    expect((await site.open(path)).status).toBe(200);
  expect(await site.appointments()).toEqual(before);
});

test('a home that is not offered redirects to its page, and an unknown one is not found', async () => {
  const { id } = await findListing(site.database, 'estate', 'SOLD');
  const path = (estateId: number | string) => routePath('bookAppointment', 'fr', { listingId: estateId });
  expect((await site.open(path(id))).status).toBe(302);
  for (const none of ['999999', 'x', '-1', '%00']) expect((await site.open(path(none))).status).toBe(404);
});

/** Applies special viewing rules to the home during an action. */
async function withRules(viewings: object, act: () => Promise<void>): Promise<void> {
  const [{ sections }] = await site.query('select sections from estate_details where listing_id = $1', [
    home,
  ]);
  const set = (value: object) =>
    site.query('update estate_details set sections = $2 where listing_id = $1', [
      home,
      JSON.stringify(value),
    ]);
  await set({ ...sections, viewings });
  try {
    await act();
  } finally {
    await set(sections);
  }
}

test('without free slots, the page shows how to reach the agency', async () => {
  const { t, bookPath, start } = appointmentPages(site, home);
  const startsAt = await start();
  const estatePath = routePath('estate', 'en', { estateId: home });
  const planned = plain((await site.open(String((await site.open(estatePath)).get('location')))).text);
  expect([t('listings.detail.viewingPlan'), '?slot='].filter((part) => !planned.includes(part))).toEqual([]);
  await withRules({ hours: [] }, async () => {
    const { status, text } = await site.open(bookPath);
    expect(status).toBe(200);
    expect(plain(text)).toContain(t('appointments.noSlots'));
    expect(text).toMatch(/class="notice">.*href="tel:.*href="mailto:.*href="\/en\/waiting-list\//s);
    const response = await site.submit(bookPath, encode({ intent: 'hold', startsAt }));
    expect(response.status).toBe(422);
    const pageText = plain((await site.open(String((await site.open(estatePath)).get('location')))).text);
    expect(pageText).toContain(t('listings.detail.viewingAsk'));
    expect(pageText).not.toContain('?slot=');
  });
});

test.each(LOCALES)('times that the clock shows twice are told apart in %s', async (locale) => {
  const { t, bookPath } = appointmentPages(site, home, locale);
  const hours = [{ weekday: 7, opens: '01:00', closes: '04:00' }];
  await withRules({ hours, daysAhead: 400, slotMinutes: 60, pauseMinutes: 0 }, async () => {
    const { text } = await site.open(`${bookPath}?date=2027-10-31`);
    const times = [...text.matchAll(/class="slot__time">([^<]*)</g)].map(([, time]) => plain(time));
    const shown = (time: string) => plain(writeTimes(time, FORMAT_LOCALES[locale]));
    expect(times).toEqual([
      shown('01:00'),
      t('appointments.time.summer', { time: shown('02:00') }),
      t('appointments.time.winter', { time: shown('02:00') }),
      shown('03:00'),
    ]);
  });
});
