import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { HtmlValidate } from 'html-validate';
import request from 'supertest';
import { optOutToken } from '../../server/features/leads/opt-out-token.ts';
import { getOrCreateSecret } from '../../server/platform/database/secret.ts';
import { createViewing, type ViewingTokens } from '../support/appointments/viewing-tokens.ts';
import { startSite, type TestSite } from '../support/site.ts';
import { createStay, type StayTokens } from '../support/stays/stay-tokens.ts';
import {
  createSubscriptions,
  type SubscriptionTokens,
} from '../support/subscriptions/subscription-tokens.ts';

let site: TestSite;
let detail: string;
let unit: string;
let office: string;
let news: string;
let home: string;
let token: string;
let viewing: ViewingTokens;
let stay: StayTokens;
let subscription: SubscriptionTokens;

beforeAll(async () => {
  site = await startSite({ env: { FORM_SECONDS: '0' } });
  const { text } = await request(site.app).get('/nl/te-koop');
  detail = text.match(/\/nl\/aanbod\/\d+\/[\w-]+/)?.[0] ?? '';
  const holiday = await request(site.app).get('/fr/vacances');
  office = (await request(site.app).get('/nl/kantoren/1').redirects(0)).get('location') ?? '';
  news = (await request(site.app).get('/de/aktuelles/1').redirects(0)).get('location') ?? '';
  token = optOutToken(await getOrCreateSecret(site.database.db, 'recipients'), 'joachim.d@mail.example');
  home = detail.split('/')[3] ?? '';
  viewing = await createViewing(site, Number(home));
  stay = await createStay(site);
  subscription = await createSubscriptions(site);
  unit = holiday.text.match(/\/fr\/vacances\/\d+/)?.[0] ?? '';
  expect([detail, office, news, unit]).not.toContain('');
});
afterAll(() => site.stop());

/** React writes boolean and void elements in its own way. Links without text have a label. */
const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    // The buttons of the favourites' form are elsewhere on the page.
    'wcag/h32': 'off',
    'no-trailing-whitespace': 'off',
    'long-title': 'off',
    'require-sri': 'off',
    'tel-non-breaking': 'off',
    'no-implicit-button-type': 'off',
    'script-type': 'off',
    'doctype-style': ['error', { style: 'uppercase' }],
  },
});

/** Pages whose URL is not known in advance. */
const addresses = (): Record<string, string> => ({
  detail,
  'holiday unit': unit,
  office,
  'news item': news,
  'question about a home': `/fr/demander-des-informations/${home}`,
  'home for a friend': `/en/send-to-a-friend/${home}`,
  'link in a mail': `/nl/geen-mails-meer/${token}`,
  'link in a mail, used': `/fr/plus-de-mails/${token}?done`,
  'viewing to book': `/de/termin-vereinbaren/${home}`,
  'viewing to book whose hold is over': `/fr/prendre-rendez-vous/${home}?slot=2026-11-24T09:00:00.000Z&hold=x`,
  'viewing with an unavailable slot': `/nl/afspraak-maken/${home}?slot=2020-11-24T09:00:00.000Z&hold=x`,
  viewing: `/nl/bezichtiging/${viewing.visitor}?booked`,
  'viewing to cancel': `/en/cancel-appointment/${viewing.visitor}`,
  "agent's viewing": `/fr/visite-agent/${viewing.agent}`,
  'waiting list': `/en/waiting-list/${home}?before=2026-11-24T09:00:00.000Z`,
  'waiting list to leave': `/de/warteliste/verlassen/${viewing.waiting}`,
  'stay to ask for': `/de/aufenthalt-anfragen/${stay.rentalUnitId}?${stay.search}`,
  'stay without days': `/fr/demander-un-sejour/${stay.rentalUnitId}`,
  stay: `/nl/verblijf/${stay.visitor}?requested`,
  'stay to answer': `/fr/repondre-au-sejour/${stay.answer}`,
  subscription: `/nl/hou-me-op-de-hoogte/${subscription.active}?done=confirmed`,
  'search of a subscription': `/fr/tenez-moi-au-courant/${subscription.active}?edit=new&transaction=rent`,
  'subscription to confirm': `/de/halte-mich-auf-dem-laufenden/${subscription.waiting}`,
  'subscription to leave': `/en/keep-me-informed/unsubscribe/${subscription.active}`,
  'priced stay': `${unit}?from=2027-07-03&until=2027-07-10&persons=90`,
});

test.each([
  ['/nl', 200],
  ['/fr/a-vendre', 200],
  ['/de/zu-vermieten?type=apartment&bedrooms=2&garden=yes', 200],
  ['/en/for-sale?maxPrice=1', 200],
  ['/fr/a-vendre?area=44021&area=5km-deinze-9800&municipalities=all', 200],
  ['/fr/calcul-hypotheque', 200],
  ['/fr/calcul-hypotheque?amount=x&years=-1&rate=99', 200],
  ['/en/terms-of-use', 200],
  ['/de/datenschutzerklarung', 200],
  ['/en/none', 404],
  ['detail', 200],
  ['/de/feiertage?place=be&persons=4&from=2027-07-03&until=2027-07-01', 200],
  ['/fr/agences', 200],
  ['office', 200],
  ['/nl/contact', 200],
  ['/de/kontakt?sent', 200],
  ['question about a home', 200],
  ['home for a friend', 200],
  ['/nl/geen-mails-meer/x', 404],
  ['link in a mail', 200],
  ['link in a mail, used', 200],
  ['viewing to book', 200],
  ['viewing to book whose hold is over', 200],
  ['viewing with an unavailable slot', 200],
  ['viewing', 200],
  ['viewing to cancel', 200],
  ["agent's viewing", 200],
  ['waiting list', 200],
  ['waiting list to leave', 200],
  ['/fr/visite/x', 404],
  ['stay to ask for', 200],
  ['stay without days', 200],
  ['stay', 200],
  ['stay to answer', 200],
  ['/en/stay/x', 404],
  ['/en/answer-stay/x', 404],
  ['/de/halte-mich-auf-dem-laufenden?transaction=sale&city=gent-9000&maxPrice=1', 200],
  ['/fr/tenez-moi-au-courant?link', 200],
  ['/en/keep-me-informed/success', 200],
  ['/en/keep-me-informed/x', 404],
  ['/nl/hou-me-op-de-hoogte/uitschrijven/x', 404],
  ['subscription', 200],
  ['search of a subscription', 200],
  ['subscription to confirm', 200],
  ['subscription to leave', 200],
  ['/nl/nieuws', 200],
  ['/nl/nieuws?page=9', 200],
  ['news item', 200],
  ['holiday unit', 200],
  ['priced stay', 200],
])('the markup of %s, with status %i, is valid', async (path, expected) => {
  const { status, text } = await request(site.app)
    .get(addresses()[path] ?? path)
    .set('accept', 'text/html')
    .redirects(0);
  expect(status).toBe(expected);
  expect(await faultsIn(text)).toEqual([]);
});

test.each([
  ['/nl/contact', 422],
  ['question about a home', 422],
  ['home for a friend', 422],
  ['/de/keine-mails-mehr/x', 404],
  ['viewing to book', 422],
  ['viewing to book whose hold is over', 422],
  ['viewing', 422],
  ['waiting list', 422],
  ['/en/cancel-appointment/x', 404],
  ['stay to ask for', 422],
  ['stay without days', 422],
  ['stay to answer', 422],
  ['/nl/hou-me-op-de-hoogte', 422],
  ['/fr/tenez-moi-au-courant?link', 422],
  ['subscription', 422],
])('the markup of %s after an empty form is valid', async (path, expected) => {
  const { status, text } = await request(site.app)
    .post(addresses()[path] ?? path)
    .set('accept', 'text/html')
    .type('form')
    .send('');
  expect(status).toBe(expected);
  expect(await faultsIn(text)).toEqual([]);
});

async function faultsIn(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}

test('texts of the results page are not split', async () => {
  const { text } = await request(site.app).get('/nl/te-koop');
  // React separates adjacent texts by empty comments, which cost bytes and time in each of 24 cards.
  expect(text).not.toContain('<!-- -->');
});
