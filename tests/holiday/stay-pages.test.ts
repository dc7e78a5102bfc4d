/** How a stay is asked for, answered and cancelled without JavaScript, and what each page says. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { GraphPorts } from '../../graphql/context.ts';
import { LOCALES } from '../../shared/locales.ts';
import { routePath } from '../../shared/routes.ts';
import { plain, SECRET, secrecyOf } from '../support/appointments/appointment-pages.ts';
import { readFormPage } from '../support/leads/form-markup.ts';
import { encode } from '../support/leads/lead-inputs.ts';
import { DAY_MS } from '../support/leads/lead-site.ts';
import { stayPages, TYPED } from '../support/stays/stay-pages.ts';
import { type FreeStay, GUEST, type StaySite, startStaySite } from '../support/stays/stay-site.ts';

let site: StaySite;
let week: FreeStay;
/** What the store does instead of keeping a change. */
let breakStore: (() => Promise<never>) | null = null;

const breakable = (ports: GraphPorts): GraphPorts => ({
  ...ports,
  submissions: {
    ...ports.submissions,
    store: (write, key) => breakStore?.() ?? ports.submissions.store(write, key),
  },
});

async function breaking<Answer>(act: () => Promise<Answer>): Promise<Answer> {
  breakStore = () => Promise.reject(new Error('the store is broken'));
  try {
    return await act();
  } finally {
    breakStore = null;
  }
}

beforeAll(async () => {
  site = await startStaySite({ wrapPorts: breakable });
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
  test('is asked for from the page of its unit, and its own page says so', async () => {
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
    const answer = await send({ withPets: true });
    expect(answer.status).toBe(303);
    expect(String(answer.get('location'))).toMatch(/\?requested$/);
    const own = await site.open(String(answer.get('location')));
    expect([own.status, secrecyOf(own)]).toEqual([200, SECRET]);
    for (const said of [
      t('holiday.booked.requested'),
      t('holiday.booked.status.REQUESTED'),
      t('holiday.request.personsPets', { count: GUEST.persons }),
    ])
      expect(plain(own.text)).toContain(said);
    expect(own.text).toContain(TYPED.email);
    expect(await site.query('select state, with_pets, locale, total_cents from stay')).toEqual([
      { state: 'REQUESTED', with_pets: true, locale, total_cents: Math.round(week.total * 100) },
    ]);
    await request({ email: 'bob@mail.example' });
    expect(await states()).toEqual(['REQUESTED', 'REQUESTED']);
  });

  test('says what is wrong beside each field, and keeps what was typed', async () => {
    const { t, send, fieldsOf } = stayPages(site, week, locale);
    const answer = await send({ email: 'nobody', phone: '12', privacyConsent: false, withPets: true });
    expect(answer.status).toBe(422);
    const fields = fieldsOf(answer.text);
    expect(fields.email).toMatchObject({ value: 'nobody', isInvalid: true });
    expect(plain(fields.email?.error)).toBe(t('forms.fault.validEmail'));
    expect(plain(fields.phone?.error)).toBe(t('forms.fault.validPhone'));
    expect(plain(fields.privacyConsent?.error)).toBe(t('forms.fault.requestConsent'));
    expect([fields.withPets?.value, fields.from?.value]).toEqual([true, week.from]);
    const empty = fieldsOf((await send({ email: '', phone: '' })).text);
    expect(plain(empty.email?.error)).toBe(t('forms.fault.required'));
    expect(plain(empty.phone?.error)).toBe(t('forms.fault.required'));
    expect(await states()).toEqual([]);
  });

  test('is accepted, seen and cancelled by buttons alone', async () => {
    const { t, request, answerPath, answer } = stayPages(site, week, locale);
    const own = await request();
    const path = await answerPath();
    const asked = await site.open(path);
    expect([asked.status, secrecyOf(asked)]).toEqual([200, SECRET]);
    for (const told of [TYPED.email, '+32470123456', t('holiday.answer.accept')])
      expect(plain(asked.text)).toContain(told);
    expect(await states()).toEqual(['REQUESTED']);
    const done = await answer(path, { answer: 'accept', message: 'Tot dan!' });
    expect([done.status, done.get('location'), secrecyOf(done)]).toEqual([303, path, SECRET]);
    const answered = await site.open(path);
    expect(plain(answered.text)).toContain(t('holiday.answer.done.ACCEPTED'));
    expect(answered.text).not.toContain('<form class="visitor-form"');
    const booked = await site.open(own);
    for (const said of [t('holiday.booked.status.ACCEPTED'), 'Tot dan!', t('holiday.booked.nextSteps')])
      expect(plain(booked.text)).toContain(said);
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

  test('is declined with a sentence, and other days are offered', async () => {
    const { t, request, answerPath, answer, unitPath } = stayPages(site, week, locale);
    const own = await request();
    const path = await answerPath();
    const linked = await answer(path, { answer: 'decline', message: 'Zie www.elders.example' });
    expect([linked.status, readFormPage(linked.text).fields.message]).toEqual([
      422,
      { value: 'Zie www.elders.example', isInvalid: true, error: t('forms.fault.link') },
    ]);
    expect((await answer(path, { answer: 'decline', message: 'Helaas.' })).status).toBe(303);
    expect(plain((await site.open(path)).text)).toContain(t('holiday.answer.done.DECLINED'));
    const declined = await site.open(own);
    for (const said of ['Helaas.', t('holiday.booked.status.DECLINED'), t('holiday.booked.otherDays')])
      expect(plain(declined.text)).toContain(said);
    expect(declined.text).toContain(`href="${unitPath}?persons=${GUEST.persons}#stay"`);
    expect(declined.text).not.toContain('<form class="visitor-form"');
  });

  test('that nobody knows is said to be unknown', async () => {
    const { t } = stayPages(site, week, locale);
    for (const name of ['stay', 'answerStay'] as const)
      for (const token of [UNKNOWN, 'x']) {
        const path = routePath(name, locale, { token });
        for (const ask of [() => site.open(path), () => site.submit(path, encode({ answer: 'accept' }))]) {
          const answer = await ask();
          expect([path, answer.status, secrecyOf(answer)]).toEqual([path, 404, SECRET]);
          expect(plain(answer.text)).toContain(t('holiday.booked.unknown'));
        }
      }
  });

  test('that fails by our fault is told in the words of what failed, and nothing typed is lost', async () => {
    const { t, send, fieldsOf, request, answerPath, answer } = stayPages(site, week, locale);
    const failed = await breaking(() => send());
    expect(failed.status).toBe(503);
    expect(plain(failed.text)).toContain(t('holiday.request.failed'));
    expect(fieldsOf(failed.text).email?.value).toBe(TYPED.email);
    const own = await request();
    const cancelled = await breaking(() => site.submit(own, ''));
    expect([cancelled.status, plain(cancelled.text).includes(t('holiday.booked.failed'))]).toEqual([
      503,
      true,
    ]);
    const path = await answerPath();
    const kept = await breaking(() => answer(path, { answer: 'accept', message: 'Tot dan!' }));
    expect([kept.status, fieldsOf(kept.text).message?.value]).toEqual([503, 'Tot dan!']);
    expect(plain(kept.text)).toContain(t('holiday.answer.failed'));
    expect(await states()).toEqual(['REQUESTED']);
  });
});

describe('an answer', () => {
  test('to nights that are taken meanwhile can only decline', async () => {
    const { t, request, answerPath, answer } = stayPages(site, week);
    await request();
    const first = await answerPath();
    site.later(1_000);
    await request({ email: 'bob@mail.example' });
    const second = await answerPath();
    expect(second).not.toBe(first);
    await answer(first, { answer: 'accept' });
    const asked = plain((await site.open(second)).text);
    expect([asked.includes(t('holiday.answer.taken')), asked.includes(t('holiday.answer.accept'))]).toEqual([
      true,
      false,
    ]);
    const rejected = await answer(second, { answer: 'accept' });
    expect([rejected.status, plain(rejected.text).includes(t('forms.fault.periodTaken'))]).toEqual([
      422,
      true,
    ]);
    expect((await answer(second, { answer: 'decline' })).status).toBe(303);
    expect((await states()).toSorted()).toEqual(['ACCEPTED', 'DECLINED']);
  });

  test('is said to be given already, and without a button is none', async () => {
    const { t, request, answerPath, answer } = stayPages(site, week);
    await request();
    const path = await answerPath();
    expect((await site.submit(path, encode({ message: 'Tot dan!' }))).status).toBe(422);
    expect(await states()).toEqual(['REQUESTED']);
    await answer(path, { answer: 'accept' });
    const again = await site.submit(path, encode({ answer: 'decline' }));
    expect(again.status).toBe(422);
    for (const said of [t('forms.fault.alreadyAnswered'), t('holiday.answer.done.ACCEPTED')])
      expect(plain(again.text)).toContain(said);
    expect(await states()).toEqual(['ACCEPTED']);
  });
});

test('cancelling is not offered after the day that the terms say', async () => {
  const { t, request, answerPath, answer } = stayPages(site, week);
  const own = await request();
  await answer(await answerPath(), { answer: 'accept' });
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
