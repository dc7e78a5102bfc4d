/** The page that asks for a stay, without JavaScript: what it says of what cannot be had. */
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { plain } from '../support/appointment-pages.ts';
import { readFormPage } from '../support/form-markup.ts';
import { stayPages, TYPED } from '../support/stay-pages.ts';
import { type FreeStay, type StaySite, startStaySite } from '../support/stay-site.ts';

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

test('a request without days that can be had leads to where they are chosen', async () => {
  const { t, emptyPath, requestPath, unitPath } = stayPages(site, week);
  for (const [path, said] of [
    [emptyPath, 'holiday.request.choose'],
    [`${emptyPath}?from=x&until=2027-02-30&persons=0`, 'holiday.request.choose'],
    [requestPath.replace(/persons=\d+/, 'persons=99'), 'holiday.stay.impossible'],
  ] as const) {
    const { status, text } = await site.open(path);
    expect([path, status, plain(text).includes(t(said))]).toEqual([path, 200, true]);
    expect(text).toContain(`href="${unitPath}?`);
    expect(text).not.toContain('<form class="visitor-form"');
  }
});

test.each([
  ['another price', { total: '1' }, 'priceChanged'],
  ['too many persons', { persons: '99' }, 'tooManyPersons'],
  ['days that are none', { from: 'x' }, 'required'],
  ['half a person', { persons: '1.5' }, 'required'],
] as const)(
  'a request for %s is rejected above the form, and what was typed stays',
  async (_, change, fault) => {
    const { t, send } = stayPages(site, week);
    const answer = await send(change);
    const { alert, fields } = readFormPage(answer.text);
    expect([answer.status, fields.email?.value]).toEqual([422, TYPED.email]);
    expect(plain(alert)).toContain(t(`forms.fault.${fault}`));
    expect(fields.total?.value).toBe(String(week.total));
    expect(await states()).toEqual([]);
  },
);

test('a request for nights that are taken meanwhile keeps what was typed, and leads back', async () => {
  const { t, fill, request, requestPath, answerPath, answer, unitPath } = stayPages(site, week);
  const filled = await fill();
  await request({ email: 'bob@mail.example' });
  await answer(await answerPath(), { answer: 'accept' });
  const taken = await site.submit(requestPath, filled);
  const { alert, fields } = readFormPage(taken.text);
  expect([taken.status, fields.email?.value]).toEqual([422, TYPED.email]);
  expect(plain(alert)).toContain(t('forms.fault.periodTaken'));
  expect(taken.text).toContain(`href="${unitPath}?`);
  expect(await site.query('select email from stay')).toEqual([{ email: 'bob@mail.example' }]);
});

test('a request asks for pets only where they may come, and says so when they may no longer', async () => {
  const { t, requestPath, send, fieldsOf } = stayPages(site, week);
  await allowPets(false);
  try {
    expect(fieldsOf((await site.open(requestPath)).text).withPets).toBeUndefined();
    const answer = await send({ withPets: true });
    const { withPets } = fieldsOf(answer.text);
    expect([answer.status, withPets?.value]).toEqual([422, true]);
    expect(plain(withPets?.error)).toBe(t('forms.fault.noPets'));
  } finally {
    await allowPets(true);
  }
});

test('a request is limited', async () => {
  const { t, send } = stayPages(site, week);
  for (let nth = 0; nth < 10; nth += 1) expect((await send()).status).toBe(303);
  const answer = await send();
  expect([answer.status, Number(answer.get('retry-after')) > 0]).toEqual([429, true]);
  expect(plain(answer.text)).toContain(t('forms.fault.rateLimited'));
});

test('a request for a unit that is let no longer leads to its page', async () => {
  const { requestPath, unitPath, emptyPath } = stayPages(site, week);
  const set = (status: string) =>
    site.query('update listing set status = $1 where id = $2', [status, week.rentalUnitId]);
  await set('WITHDRAWN');
  try {
    const answer = await site.open(requestPath);
    expect([answer.status, answer.get('location')]).toEqual([302, unitPath]);
  } finally {
    await set('AVAILABLE');
  }
  const none = emptyPath.replace(String(week.rentalUnitId), '999999999');
  expect((await site.open(none)).status).toBe(404);
});
