/** Actions of visitors on viewings, with and without JavaScript. */
import { randomInt } from 'node:crypto';
import type { APIRequestContext, Locator, Page } from 'playwright/test';
import type { Locale } from '../../../shared/locales.ts';
import { routePath } from '../../../shared/routes.ts';
import { askApi } from './homes.ts';
import { expect, test } from './test.ts';
import type { Texts } from './texts.ts';

interface Slot {
  startsAt: string;
  state: string;
}

/** A home and a day with free slots. */
export interface ViewableHome {
  estateId: string;
  date: string;
  /** Start times of the free slots. */
  slots: string[];
}

const HOMES = '{ estates(locale: en, pageSize: 60) { items { id agent { id } } } }';
const AGENDA = `query ($id: ID!, $days: Int!) {
  agenda(listingId: $id, days: $days) { days { date slots { startsAt state } } }
}`;
const MIN_SLOTS = 6;
const OWN_TRIES = 30;

interface Home {
  id: string;
  agent: { id: string } | null;
}

/** Returns a home with an agent that no parallel test needs, because an agent shows one home at a time. */
export async function findViewableHome(request: APIRequestContext): Promise<ViewableHome> {
  const { estates } = await askApi<{ estates: { items: Home[] } }>(request, HOMES);
  const { parallelIndex, config } = test.info();
  const isOwn = ({ agent }: Home) => Number(agent?.id) % config.workers === parallelIndex;
  const own = estates.items.filter(isOwn);
  for (let tries = 0; ; tries++) {
    // Agents may be busy, or booked by earlier tests: later tries allow any agent and any bookable day.
    const homes = own.length > 0 && tries < OWN_TRIES ? own : estates.items;
    const days = tries < 2 * OWN_TRIES ? 14 : 42;
    const estateId = homes[randomInt(homes.length)]?.id ?? '';
    const { agenda } = await askApi<{ agenda: { days: { date: string; slots: Slot[] }[] } | null }>(
      request,
      AGENDA,
      { id: estateId, days },
    );
    const free = (agenda?.days ?? [])
      .map(({ date, slots }) => ({ date, slots: slots.filter(({ state }) => state === 'FREE') }))
      .filter(({ slots }) => slots.length >= MIN_SLOTS);
    const day = free[randomInt(Math.max(1, free.length))];
    if (day) return { estateId, date: day.date, slots: day.slots.map(({ startsAt }) => startsAt) };
  }
}

export function bookPathOf(
  { estateId, date }: Pick<ViewableHome, 'estateId' | 'date'>,
  locale: Locale,
): string {
  return `${routePath('bookAppointment', locale, { listingId: estateId })}?date=${date}`;
}

export const slotOf = (page: Page, startsAt: string | undefined): Locator =>
  page.locator(`.slot input[value="${startsAt}"]`);

export interface Person {
  firstName: string;
  name: string;
  email: string;
  phone: string;
}

/** Returns a visitor without viewings. */
export function newVisitor(): Person {
  const email = `annelies${randomInt(1_000_000_000)}@mail.example`;
  return { firstName: 'Annelies', name: 'Vanderstraeten', email, phone: '0470 12 34 56' };
}

export interface Booking {
  page: Page;
  t: Texts;
}

export async function chooseSlot({ page, t }: Booking, startsAt: string | undefined): Promise<void> {
  await slotOf(page, startsAt).check();
  await page.getByRole('button', { name: t('appointments.choose.submit') }).click();
  await expect(page.getByRole('heading', { name: t('appointments.details.title') })).toBeVisible();
}

export async function fillInDetails({ page, t }: Booking, person: Person): Promise<void> {
  for (const [name, value] of Object.entries(person))
    await appointmentField({ page, t }, name as keyof Person).fill(value);
  await page.getByRole('checkbox', { name: t('appointments.consent.booking') }).check();
}

export function appointmentField({ page, t }: Booking, name: keyof Person): Locator {
  return page.getByLabel(t(`forms.field.${name}`), { exact: true });
}

export async function confirmBooking({ page, t }: Booking): Promise<void> {
  await page.getByRole('button', { name: t('appointments.details.submit') }).click();
}

export async function expectBooked({ page, t }: Booking): Promise<void> {
  const confirmation = page.getByRole('status').filter({ hasText: t('appointments.own.booked') });
  await expect(confirmation).toBeVisible();
  await expect(confirmation).toBeFocused();
}

const CHALLENGE = '{ humanChallenge { formToken } }';
const BOOK = `mutation ($input: BookAppointmentInput!) {
  bookAppointment(input: $input) { token errors { code } }
}`;

/** Books a viewing through the API, as another visitor; returns its token. */
export async function bookElsewhere(
  request: APIRequestContext,
  { estateId }: ViewableHome,
  startsAt: string | undefined,
  person: Person = newVisitor(),
): Promise<string> {
  const { humanChallenge } = await askApi<{ humanChallenge: { formToken: string } }>(request, CHALLENGE);
  const human = { formToken: humanChallenge.formToken };
  const input = { locale: 'en', estateId, startsAt, human, ...person, privacyConsent: true };
  const { bookAppointment } = await askApi<{ bookAppointment: { token: string; errors: object[] } }>(
    request,
    BOOK,
    { input },
  );
  expect(bookAppointment.errors).toEqual([]);
  return bookAppointment.token;
}

/** Cancels a viewing through the API. */
export async function cancelElsewhere(request: APIRequestContext, token: string): Promise<void> {
  const query =
    'mutation ($input: CancelAppointmentInput!) { cancelAppointment(input: $input) { errors { code } } }';
  const data = await askApi<object>(request, query, { input: { locale: 'en', token } });
  expect(data).toEqual({ cancelAppointment: { errors: [] } });
}

/** Releases the hold in the page's URL, as if it had expired. */
export async function releaseHold(page: Page): Promise<void> {
  const token = new URL(page.url()).searchParams.get('hold');
  const query = 'mutation ($input: HoldInput!) { releaseHold(input: $input) { errors { code } } }';
  const data = await askApi<object>(page.request, query, { input: { locale: 'en', token } });
  expect(data).toEqual({ releaseHold: { errors: [] } });
}
