/** The page that requests a stay without JavaScript, when the stay is impossible. */
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { formatStay } from '../../shared/holiday/stay-params.ts';
import { LOCALES } from '../../shared/locales.ts';
import { plain } from '../support/appointments/appointment-pages.ts';
import { readFormPage } from '../support/leads/form-markup.ts';
import { encode } from '../support/leads/lead-inputs.ts';
import { stayPages, TYPED } from '../support/stays/stay-pages.ts';
import { type FreeStay, type StaySite, startStaySite } from '../support/stays/stay-site.ts';

let site: StaySite;
let week: FreeStay;

beforeAll(async () => {
  site = await startStaySite();
  [week] = (await site.freeWeeks(1)) as [FreeStay];
  await allowPets(true);
});
afterAll(() => site.stop());
beforeEach(() => site.forget());

const allowPets = (isAllowed: boolean) =>
  site.query('update rental_unit set allows_pets = $1 where listing_id = $2', [isAllowed, week.rentalUnitId]);
const states = async () => (await site.query('select state from stay')).map(({ state }) => state);

test('a request without dates and persons asks for them, and reports invalid values', async () => {
  const { t, emptyPath } = stayPages(site, week);
  const empty = await site.open(emptyPath);
  expect([empty.status, plain(empty.text).includes(t('holiday.request.choose'))]).toEqual([200, true]);
  const { target, fields } = readFormPage(empty.text);
  expect([target, Object.keys(fields)]).toEqual([`get ${emptyPath}`, ['from', 'until', 'persons']]);
  expect(fields.from?.error).toBeNull();
  const nonsense = readFormPage((await site.open(`${emptyPath}?from=x&until=2027-02-30&persons=0`)).text);
  expect(plain(nonsense.fields.from?.error)).toBe(t('holiday.error.NO_DAY', { typed: 'x' }));
  expect(plain(nonsense.fields.until?.error)).toBe(t('holiday.error.NO_DAY', { typed: '2027-02-30' }));
});

test.each([
  ['too many persons', { persons: '99' }, 'persons', 'TOO_MANY_PERSONS'],
  ['a departure before the arrival', { until: '2026-12-01' }, 'until', 'DEPARTURE_NOT_AFTER_ARRIVAL'],
  ['dates in the past', { from: '2026-01-03', until: '2026-01-10' }, 'from', 'ARRIVAL_IN_PAST'],
  ['days without a season', { from: '2031-01-04', until: '2031-01-11' }, 'from', 'OUT_OF_SEASON'],
] as const)(
  'a stay with %s has an error beside the field, in four languages',
  async (_, change, field, code) => {
    for (const locale of LOCALES) {
      const { t, emptyPath } = stayPages(site, week, locale);
      const { from, until } = week;
      const asked = formatStay({ from, until, persons: '2', ...change });
      const response = await site.open(`${emptyPath}?${asked}`);
      const shown = readFormPage(response.text).fields[field];
      const [{ persons }] = await site.query('select persons from rental_unit where listing_id = $1', [
        week.rentalUnitId,
      ]);
      const errorText = t(`holiday.error.${code}`, { persons, days: '', nights: 0, typed: '' });
      expect([locale, response.status, plain(shown?.error)]).toEqual([locale, 200, errorText]);
      expect(plain(response.text)).toContain(t('holiday.stay.impossible'));
    }
  },
);

test('taken nights are reported with free periods of the same length', async () => {
  const { t, request, requestPath, answerPath, answer: response } = stayPages(site, week);
  await request();
  await response(await answerPath(), { answer: 'accept' });
  const { text } = await site.open(requestPath);
  expect(plain(readFormPage(text).fields.from?.error)).toBe(t('holiday.error.PERIOD_TAKEN'));
  expect(plain(text)).toContain(t('holiday.stay.others'));
  const [, other = ''] = text.match(/<li><a href="([^"]+)" data-keep-scroll/) ?? [];
  const priced = await site.open(other.replaceAll('&amp;', '&'));
  expect(readFormPage(priced.text).fields.total?.value).toEqual(expect.stringMatching(/^\d/));
});

test('a request at an outdated price is rejected above the form, and typed values are kept', async () => {
  const { t, send } = stayPages(site, week);
  const response = await send({ total: '1' });
  const { alert, fields } = readFormPage(response.text);
  expect([response.status, fields.email?.value]).toEqual([422, TYPED.email]);
  expect(plain(alert)).toContain(t('forms.fault.priceChanged'));
  expect(fields.total?.value).toBe(String(week.total));
  expect(await states()).toEqual([]);
});

test.each([
  ['too many persons', { persons: '99' }, 'tooManyPersons', 'persons'],
  ['an invalid date', { from: 'x' }, 'required', 'from'],
  ['half a person', { persons: '1.5' }, 'required', 'persons'],
] as const)('a request for %s is corrected and keeps typed values', async (_, change, fault, field) => {
  const { t, send, requestPath } = stayPages(site, week);
  const response = await send(change);
  const { alert, fields } = readFormPage(response.text);
  expect([response.status, fields.email?.value]).toEqual([422, TYPED.email]);
  expect(plain(alert)).toContain(t(`forms.fault.${fault}`));
  expect(fields[field]).toMatchObject({ isInvalid: true, error: expect.any(String) });
  const { from, until } = week;
  const sent = Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value]));
  const mended = await site.submit(requestPath, encode({ ...sent, from, until, persons: '2', mend: '' }));
  const shown = readFormPage(mended.text).fields;
  expect([mended.status, shown.email?.value, shown.phone?.value]).toEqual([200, TYPED.email, TYPED.phone]);
  expect([shown.privacyConsent?.value, shown.total?.value]).toEqual([true, String(week.total)]);
  expect(plain(mended.text)).toContain(t('holiday.request.possible'));
  expect(await states()).toEqual([]);
});

test('a request for nights that are now taken keeps typed values for another period', async () => {
  const { t, fill, request, requestPath, answerPath, answer: response } = stayPages(site, week);
  const filled = await fill();
  await request({ email: 'bob@mail.example' });
  await response(await answerPath(), { answer: 'accept' });
  const taken = await site.submit(requestPath, filled);
  const { alert, fields } = readFormPage(taken.text);
  expect([taken.status, fields.email?.value]).toEqual([422, TYPED.email]);
  expect(plain(alert)).toContain(t('forms.fault.periodTaken'));
  const [, period = ''] = taken.text.match(/value="([\d-]+ [\d-]+)"/) ?? [];
  const sent = Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value]));
  const mended = readFormPage((await site.submit(requestPath, encode({ ...sent, period }))).text);
  expect(`${mended.fields.from?.value} ${mended.fields.until?.value}`).toBe(period);
  const resentFields = Object.fromEntries(
    Object.entries(mended.fields).map(([name, { value }]) => [name, value]),
  );
  site.later(5_000);
  const asked = await site.submit(mended.target.replace('post ', ''), encode(resentFields));
  expect(asked.status).toBe(303);
  expect(await site.query(`select email from stay where state = 'REQUESTED'`)).toEqual([
    { email: TYPED.email },
  ]);
});

test('pets can be requested only where they are allowed, and a later change is reported', async () => {
  const { t, requestPath, send, fieldsOf } = stayPages(site, week);
  await allowPets(false);
  try {
    expect(fieldsOf((await site.open(requestPath)).text).withPets).toBeUndefined();
    const response = await send({ withPets: true });
    const { withPets } = fieldsOf(response.text);
    expect([response.status, withPets?.value]).toEqual([422, true]);
    expect(plain(withPets?.error)).toBe(t('forms.fault.noPets'));
  } finally {
    await allowPets(true);
  }
});

test('requests are rate-limited', async () => {
  const { t, send } = stayPages(site, week);
  for (let index = 0; index < 10; index += 1) expect((await send()).status).toBe(303);
  const response = await send();
  expect([response.status, Number(response.get('retry-after')) > 0]).toEqual([429, true]);
  expect(plain(response.text)).toContain(t('forms.fault.rateLimited'));
});

test('a request for a unit that is no longer offered redirects to its page', async () => {
  const { requestPath, unitPath, emptyPath } = stayPages(site, week);
  const set = (status: string) =>
    site.query('update listing set status = $1 where id = $2', [status, week.rentalUnitId]);
  await set('WITHDRAWN');
  try {
    const response = await site.open(requestPath);
    expect([response.status, response.get('location')]).toEqual([302, unitPath]);
  } finally {
    await set('AVAILABLE');
  }
  const none = emptyPath.replace(String(week.rentalUnitId), '999999999');
  expect((await site.open(none)).status).toBe(404);
});
