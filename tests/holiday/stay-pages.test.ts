/** Requesting, answering and cancelling a stay without JavaScript, with every page. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { GraphPorts } from '../../graphql/context.ts';
import { LOCALES } from '../../shared/locales.ts';
import { routePath } from '../../shared/routes.ts';
import { plain, SECRET_HEADERS, secrecyHeaders } from '../support/appointments/appointment-pages.ts';
import { readFormPage } from '../support/leads/form-markup.ts';
import { encode } from '../support/leads/lead-inputs.ts';
import { DAY_MS } from '../support/leads/lead-site.ts';
import { stayPages, TYPED } from '../support/stays/stay-pages.ts';
import { type FreeStay, GUEST, type StaySite, startStaySite } from '../support/stays/stay-site.ts';

let site: StaySite;
let week: FreeStay;
/** Replaces the store's change by a failure. */
let breakStore: (() => Promise<never>) | null = null;

const wrapStore = (ports: GraphPorts): GraphPorts => ({
  ...ports,
  submissions: {
    ...ports.submissions,
    store: (write, key) => breakStore?.() ?? ports.submissions.store(write, key),
  },
});

async function withBrokenStore<Answer>(act: () => Promise<Answer>): Promise<Answer> {
  breakStore = () => Promise.reject(new Error('the store is broken'));
  try {
    return await act();
  } finally {
    breakStore = null;
  }
}

beforeAll(async () => {
  site = await startStaySite({ wrapPorts: wrapStore });
  [week] = (await site.freeWeeks(1)) as [FreeStay];
  await allowPets(true);
});
afterAll(() => site.stop());
beforeEach(() => site.forget());

const allowPets = (isAllowed: boolean) =>
  site.query('update rental_unit set allows_pets = $1 where listing_id = $2', [isAllowed, week.rentalUnitId]);
const states = async () => (await site.query('select state from stay')).map(({ state }) => state);
const UNKNOWN = 'A'.repeat(43);

describe.each(LOCALES)('a stay, in %s,', (locale) => {
  test("is requested from its unit's page and confirmed on its own page", async () => {
    const { t, requestPath, unitPath, request, send } = stayPages(site, week, locale);
    const [, search] = requestPath.split('?');
    const unit = await site.open(`${unitPath}?${search}`);
    expect(unit.text).toContain(requestPath.replaceAll('&', '&amp;'));
    const shown = await site.open(requestPath);
    expect([shown.status, shown.get('content-language')]).toEqual([200, locale]);
    expect(shown.get('cache-control')).toContain('private');
    expect(shown.text).toContain('noindex');
    expect(shown.text).toContain('class="stay__total"');
    expect(readFormPage(shown.text).fields).toMatchObject({
      from: { value: week.from },
      until: { value: week.until },
      persons: { value: String(GUEST.persons) },
      total: { value: String(week.total) },
    });
    expect(await states()).toEqual([]);
    const response = await send({ withPets: true });
    expect(response.status).toBe(303);
    expect(String(response.get('location'))).toMatch(/\?requested$/);
    const own = await site.open(String(response.get('location')));
    expect([own.status, secrecyHeaders(own)]).toEqual([200, SECRET_HEADERS]);
    for (const fragment of [
      t('holiday.booked.requested'),
      t('holiday.booked.status.REQUESTED'),
      t('holiday.request.personsPets', { count: GUEST.persons }),
    ])
      expect(plain(own.text)).toContain(fragment);
    expect(own.text).toContain(TYPED.email);
    expect(await site.query('select state, with_pets, locale, total_cents from stay')).toEqual([
      { state: 'REQUESTED', with_pets: true, locale, total_cents: Math.round(week.total * 100) },
    ]);
    await request({ email: 'bob@mail.example' });
    expect(await states()).toEqual(['REQUESTED', 'REQUESTED']);
  });

  test('shows errors beside each field and keeps typed values', async () => {
    const { t, send, fieldsOf } = stayPages(site, week, locale);
    const response = await send({ email: 'nobody', phone: '12', privacyConsent: false, withPets: true });
    expect(response.status).toBe(422);
    const fields = fieldsOf(response.text);
    expect(fields.email).toMatchObject({ value: 'nobody', isInvalid: true });
    expect(plain(fields.email?.error)).toBe(t('forms.fault.validEmail'));
    expect(plain(fields.phone?.error)).toBe(t('forms.fault.validPhone'));
    expect(plain(fields.privacyConsent?.error)).toBe(t('forms.fault.requestConsent'));
    expect([fields.withPets?.value, fields.from?.value]).toEqual([true, week.from]);
    const { text: emptyPage } = await send({ email: '', phone: '' });
    const empty = fieldsOf(emptyPage);
    expect(plain(empty.email?.error)).toBe(t('forms.fault.required'));
    expect(plain(empty.phone?.error)).toBe(t('forms.fault.required'));
    expect(plain(emptyPage)).toContain(t('forms.instruction.phone'));
    expect(await states()).toEqual([]);
  });

  test('is accepted, viewed and cancelled by buttons alone', async () => {
    const { t, request, answerPath, answer: response } = stayPages(site, week, locale);
    const own = await request();
    const path = await answerPath();
    const opened = await site.open(path);
    expect([opened.status, secrecyHeaders(opened)]).toEqual([200, SECRET_HEADERS]);
    for (const told of [TYPED.email, '+32 470 12 34 56', t('holiday.answer.accept')])
      expect(plain(opened.text)).toContain(told);
    expect(await states()).toEqual(['REQUESTED']);
    const done = await response(path, { answer: 'accept', message: 'Tot dan!' });
    expect([done.status, done.get('location'), secrecyHeaders(done)]).toEqual([303, path, SECRET_HEADERS]);
    const answered = await site.open(path);
    expect(plain(answered.text)).toContain(t('holiday.answer.done.ACCEPTED'));
    expect(answered.text).not.toContain('<form class="visitor-form"');
    const booked = await site.open(own);
    for (const fragment of [t('holiday.booked.status.ACCEPTED'), 'Tot dan!', t('holiday.booked.nextSteps')])
      expect(plain(booked.text)).toContain(fragment);
    expect(await states()).toEqual(['ACCEPTED']);

    for (const _ of ['once', 'and again']) {
      const cancelled = await site.submit(own, '');
      expect([cancelled.status, cancelled.get('location')]).toEqual([303, `${own}?cancelled`]);
    }
    const after = await site.open(`${own}?cancelled`);
    expect(plain(after.text)).toContain(t('holiday.booked.cancelled'));
    expect(after.text).not.toContain('<form class="visitor-form"');
    expect(await states()).toEqual(['CANCELLED']);
    expect(plain((await site.open(path)).text)).toContain(t('holiday.answer.done.CANCELLED'));
  });

  test('is declined with a message, and other dates are suggested', async () => {
    const { t, request, answerPath, answer: response, unitPath } = stayPages(site, week, locale);
    const own = await request();
    const path = await answerPath();
    const linked = await response(path, { answer: 'decline', message: 'Zie www.elders.example' });
    expect([linked.status, readFormPage(linked.text).fields.message]).toEqual([
      422,
      { value: 'Zie www.elders.example', isInvalid: true, error: t('forms.fault.link') },
    ]);
    expect((await response(path, { answer: 'decline', message: 'Helaas.' })).status).toBe(303);
    expect(plain((await site.open(path)).text)).toContain(t('holiday.answer.done.DECLINED'));
    const declined = await site.open(own);
    for (const fragment of ['Helaas.', t('holiday.booked.status.DECLINED'), t('holiday.booked.otherDays')])
      expect(plain(declined.text)).toContain(fragment);
    expect(declined.text).toContain(`href="${unitPath}?persons=${GUEST.persons}#stay"`);
    expect(declined.text).not.toContain('<form class="visitor-form"');
  });

  test('with an invalid token is reported as unknown', async () => {
    const { t } = stayPages(site, week, locale);
    for (const name of ['stay', 'answerStay'] as const)
      for (const token of [UNKNOWN, 'x']) {
        const path = routePath(name, locale, { token });
        for (const ask of [() => site.open(path), () => site.submit(path, encode({ answer: 'accept' }))]) {
          const response = await ask();
          expect([path, response.status, secrecyHeaders(response)]).toEqual([path, 404, SECRET_HEADERS]);
          expect(plain(response.text)).toContain(t('holiday.booked.unknown'));
        }
      }
  });

  test('whose request fails by an internal error shows a message and keeps typed values', async () => {
    const { t, send, fieldsOf, request, answerPath, answer: response } = stayPages(site, week, locale);
    const failed = await withBrokenStore(() => send());
    expect(failed.status).toBe(503);
    expect(plain(failed.text)).toContain(t('holiday.request.failed'));
    expect(fieldsOf(failed.text).email?.value).toBe(TYPED.email);
    const own = await request();
    const cancelled = await withBrokenStore(() => site.submit(own, ''));
    expect([cancelled.status, plain(cancelled.text).includes(t('holiday.booked.failed'))]).toEqual([
      503,
      true,
    ]);
    const path = await answerPath();
    const kept = await withBrokenStore(() => response(path, { answer: 'accept', message: 'Tot dan!' }));
    expect([kept.status, fieldsOf(kept.text).message?.value]).toEqual([503, 'Tot dan!']);
    expect(plain(kept.text)).toContain(t('holiday.answer.failed'));
    expect(await states()).toEqual(['REQUESTED']);
  });
});

describe('an answer', () => {
  test('for nights that are now taken can only decline', async () => {
    const { t, request, answerPath, answer: response } = stayPages(site, week);
    await request();
    const first = await answerPath();
    site.later(1_000);
    await request({ email: 'bob@mail.example' });
    const second = await answerPath();
    expect(second).not.toBe(first);
    await response(first, { answer: 'accept' });
    const opened = plain((await site.open(second)).text);
    expect([opened.includes(t('holiday.answer.taken')), opened.includes(t('holiday.answer.accept'))]).toEqual(
      [true, false],
    );
    const rejected = await response(second, { answer: 'accept' });
    expect([rejected.status, plain(rejected.text).includes(t('forms.fault.periodTaken'))]).toEqual([
      422,
      true,
    ]);
    expect((await response(second, { answer: 'decline' })).status).toBe(303);
    expect((await states()).toSorted()).toEqual(['ACCEPTED', 'DECLINED']);
  });

  test('after the day of arrival can only decline', async () => {
    const { t, request, answerPath, answer: response } = stayPages(site, week);
    await request();
    const path = await answerPath();
    const ahead = Date.parse(week.from) + 2 * DAY_MS - site.now().getTime();
    site.later(ahead);
    const opened = plain((await site.open(path)).text);
    expect([opened.includes(t('holiday.answer.past')), opened.includes(t('holiday.answer.accept'))]).toEqual([
      true,
      false,
    ]);
    const rejected = await response(path, { answer: 'accept' });
    expect([rejected.status, plain(rejected.text).includes(t('forms.fault.arrivalInPast'))]).toEqual([
      422,
      true,
    ]);
    expect((await response(path, { answer: 'decline' })).status).toBe(303);
    expect(await states()).toEqual(['DECLINED']);
    site.later(-ahead);
  });

  test('that was given already is reported, and a form without a button is ignored', async () => {
    const { t, request, answerPath, answer: response } = stayPages(site, week);
    await request();
    const path = await answerPath();
    expect((await site.submit(path, encode({ message: 'Tot dan!' }))).status).toBe(422);
    expect(await states()).toEqual(['REQUESTED']);
    await response(path, { answer: 'accept' });
    const repeated = await site.submit(path, encode({ answer: 'decline' }));
    expect(repeated.status).toBe(422);
    for (const fragment of [t('forms.fault.alreadyAnswered'), t('holiday.answer.done.ACCEPTED')])
      expect(plain(repeated.text)).toContain(fragment);
    expect(await states()).toEqual(['ACCEPTED']);
  });
});

test('cancelling is not offered after the deadline of the terms', async () => {
  const { t, request, answerPath, answer: response } = stayPages(site, week);
  const own = await request();
  await response(await answerPath(), { answer: 'accept' });
  const ahead = Date.parse(week.from) - 2 * DAY_MS - site.now().getTime();
  site.later(ahead);
  const { text } = await site.open(own);
  expect([plain(text).includes(t('forms.fault.stayTooLate')), text.includes('class="cancel-stay"')]).toEqual([
    true,
    false,
  ]);
  const answered = await site.submit(own, '');
  expect([answered.status, plain(answered.text).includes(t('forms.fault.stayTooLate'))]).toEqual([422, true]);
  site.later(-ahead);
});
