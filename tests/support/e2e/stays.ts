/** Actions of visitors and agents on stays, with and without JavaScript. */
import { randomInt } from 'node:crypto';
import type { APIRequestContext, BrowserContext, Locator, Page } from 'playwright/test';
import { CANCEL_DAYS } from '../../../demo/holiday/terms.data.ts';
import { formatStay } from '../../../shared/holiday/stay-params.ts';
import { LOCALES, type Locale } from '../../../shared/locales.ts';
import { routePath } from '../../../shared/routes.ts';
import { findHolidayHome } from './holiday.ts';
import { askApi } from './homes.ts';
import { newIpHeaders } from './leads.ts';
import { answerPath } from './mails.ts';
import { expect } from './test.ts';
import type { Texts } from './texts.ts';

/** Parallel projects use different rental units. The first unit is for other tests. */
const PROJECTS = ['desktop', 'phone', 'phone without JavaScript'];
/** The nights of a journey are within its own period. Six journeys fit into the five months that can be booked. */
const DAYS_OF_JOURNEY = 16;
/** Far enough ahead that an accepted stay can still be cancelled. */
const DAYS_AHEAD = CANCEL_DAYS + 2;

export interface RequestedStay {
  rentalUnitId: string;
  from: string;
  until: string;
  email: string;
  /** Path of the unit's page with the stay. */
  path: string;
}

interface Journey {
  project: string;
  locale: Locale;
  /** Index from 0: each test uses different dates. */
  index: number;
}

/** Returns a stay that no other test requests. */
export async function findStay(request: APIRequestContext, journey: Journey): Promise<RequestedStay> {
  const { project, locale, index } = journey;
  const unit = 1 + PROJECTS.indexOf(project) * LOCALES.length + LOCALES.indexOf(locale);
  const { id, from, until } = await findHolidayHome(request, {
    first: unit,
    step: PROJECTS.length * LOCALES.length,
    ahead: DAYS_AHEAD + index * DAYS_OF_JOURNEY,
    within: DAYS_OF_JOURNEY,
  });
  const path = `${routePath('holidayUnit', locale, { rentalUnitId: id })}?${formatStay({ from, until, persons: '1' })}`;
  return { rentalUnitId: id, from, until, email: newGuest(), path };
}

export const newGuest = () => `gast${randomInt(100_000_000)}@mail.example`;

export interface Guest {
  page: Page;
  t: Texts;
  isScripted: boolean;
}

/** Returns the dialog with the request, or without JavaScript the request's page. */
function requestOf({ page, isScripted }: Pick<Guest, 'page' | 'isScripted'>): Locator {
  return isScripted ? page.getByRole('dialog') : page.getByRole('main');
}

/** Clicks the link on the unit's page; returns the form. */
export async function openRequest(guest: Guest): Promise<Locator> {
  const { page, t } = guest;
  await page.getByRole('link', { name: t('holiday.stay.request') }).click();
  const place = requestOf(guest);
  await expect(place.getByRole('heading', { name: t('holiday.request.title') })).toBeVisible();
  return place;
}

export async function fillInRequest(place: Locator, t: Texts, email: string): Promise<void> {
  await place.getByLabel(t('forms.field.email')).fill(email);
  await place.getByLabel(t('forms.field.phone')).fill('0470 12 34 56');
  await place.getByRole('checkbox', { name: t('holiday.request.consent') }).check();
}

export const submitRequest = (place: Locator, t: Texts) =>
  place.getByRole('button', { name: t('holiday.request.submit') }).click();

/** Waits for the confirmation of a request; returns the path of the stay's page. */
export async function expectRequested({ page, t, isScripted }: Guest): Promise<string> {
  const place = requestOf({ page, isScripted });
  await expect(place.getByRole('status').first()).toContainText(t('holiday.booked.requested'));
  if (!isScripted) return new URL(page.url()).pathname;
  return String(await place.getByRole('link', { name: t('holiday.request.follow') }).getAttribute('href'));
}

interface Answer {
  email: string;
  context: BrowserContext;
  mailFolder: string;
  /** The message to the visitor. The answer page is in the agency's language. */
  note?: string;
}

/** Opens the page on which a request is answered, in a new window. */
export async function openAnswer({ email, context, mailFolder }: Answer): Promise<Page> {
  const agent = await context.newPage();
  await agent.goto(await answerPath(mailFolder, email));
  await expect(agent.getByRole('main')).toContainText(email);
  return agent;
}

/** Requests the same nights through the API and has them accepted. */
export async function bookElsewhere(
  request: APIRequestContext,
  stay: RequestedStay,
  answer: Omit<Answer, 'email'>,
) {
  const { humanChallenge } = await askApi<{ humanChallenge: { formToken: string } }>(
    request,
    '{ humanChallenge { formToken } }',
  );
  const email = newGuest();
  const { rentalUnitId, from, until } = stay;
  const input = `{ locale: nl, rentalUnitId: "${rentalUnitId}", from: "${from}", until: "${until}", persons: 1,
    email: "${email}", phone: "0470 12 34 56", privacyConsent: true, human: { formToken: "${humanChallenge.formToken}" } }`;
  const { sent } = await askApi<{ sent: { token: string; errors: unknown[] } }>(
    request,
    `mutation { sent: requestStay(input: ${input}) { token errors { code } } }`,
    {},
    newIpHeaders(),
  );
  expect(sent.errors).toEqual([]);
  const agent = await openAnswer({ ...answer, email });
  await agent.locator('button[value=accept]').click();
  await expect(agent.locator('button[value=accept]')).toHaveCount(0);
  await agent.close();
  return {
    /** Cancels that stay, so that the nights are free again. */
    giveBack: async () => {
      const cancel = `mutation { done: cancelStay(input: { locale: nl, token: "${sent.token}" }) { isDone } }`;
      expect((await askApi<{ done: { isDone: boolean } }>(request, cancel)).done.isDone).toBe(true);
    },
  };
}
