/** Actions of visitors on forms, with and without JavaScript. */
import { randomInt } from 'node:crypto';
import type { BrowserContext, Locator, Page } from 'playwright/test';
import { CONTACT_FORM, LISTING_FORMS } from '../../../client/features/leads/lead-forms.ts';
import { expect } from './test.ts';
import type { Texts } from './texts.ts';

const FORMS = { contact: CONTACT_FORM, ...LISTING_FORMS };
type LeadFormName = keyof typeof FORMS;

const FILLED: Record<LeadFormName, Record<string, string>> = {
  contact: {
    firstName: 'Annelies',
    name: 'Vanderstraeten',
    email: 'annelies.v@mail.example',
    phone: '0470 12 34 56',
    questionType: 'ESTIMATE',
    message: 'Wat is ons huis waard?',
    remarks: 'Liefst na 18 uur',
  },
  info: {
    firstName: 'Annelies',
    name: 'Vanderstraeten',
    email: 'annelies.v@mail.example',
    phone: '0470 12 34 56',
    message: 'Is er een garage bij?',
  },
  friend: {
    name: 'Annelies Vanderstraeten',
    email: 'annelies.v@mail.example',
    recipientName: 'Joachim',
    recipientEmail: newFriendAddress(),
    message: 'Iets voor jou?',
  },
};

/** Returns a new address, because an address may receive only a few messages a day. */
export function newFriendAddress(): string {
  return `joachim${randomInt(100_000_000)}@mail.example`;
}

export interface FormVisitor {
  /** The page, or a dialog over it. */
  place: Page | Locator;
  t: Texts;
  form: LeadFormName;
}

/** Gives a visitor an IP address of their own, because rate limits count by address. */
export async function switchIpAddress(context: BrowserContext): Promise<Record<string, string>> {
  const headers = newIpHeaders();
  await context.setExtraHTTPHeaders(headers);
  return headers;
}

/** Returns headers with a new IP address. */
export function newIpHeaders(): Record<string, string> {
  return { 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` };
}

/** The rate limit of messages to friends per hour; rejected ones count too. */
const FRIENDS_PER_HOUR = 5;

/** Gives a visitor an IP address that has reached the hourly limit of messages to friends. */
export async function exhaustFriendLimit(context: BrowserContext, path: string): Promise<void> {
  const headers = await switchIpAddress(context);
  const form = { ...FILLED.friend, privacyConsent: 'on' };
  const send = async () => (await context.request.post(path, { form, headers })).status();
  const statuses = await Promise.all(Array.from({ length: FRIENDS_PER_HOUR }, send));
  expect(new Set(statuses)).toEqual(new Set([422]));
}

export function fieldNamed({ place, t, form }: FormVisitor, name: string): Locator {
  const field = FORMS[form].fields.find((one) => one.name === name);
  if (!field) throw new Error(`no field ${name}`);
  const label = field.isOptional ? `${t(field.label)} ${t('forms.optional')}` : t(field.label);
  return place.getByLabel(label, { exact: true });
}

export function consentOf({ place, t }: FormVisitor): Locator {
  return place.getByRole('checkbox', { name: t('forms.box.privacyConsent') });
}

/** Opens a form from a link: in a dialog once all parts of the page are hydrated, else on its own page. */
export async function openForm(page: Page, name: string, isScripted = true): Promise<void> {
  if (isScripted) await page.locator('html[data-ready=whole]').waitFor({ state: 'attached' });
  await page.getByRole('link', { name }).first().click();
}

/** Fills in all fields and accepts the privacy statement. */
export async function fillIn(visitor: FormVisitor, change: Record<string, string> = {}): Promise<void> {
  for (const [name, value] of Object.entries({ ...FILLED[visitor.form], ...change })) {
    const field = fieldNamed(visitor, name);
    if (name === 'questionType') await field.selectOption(value);
    else await field.fill(value);
  }
  await consentOf(visitor).check();
}

export async function submit({ place, t, form }: FormVisitor): Promise<void> {
  await place.getByRole('button', { name: t(`leads.${form}.submit`) }).click();
}

/** Returns the error summary above the form. */
export function alertIn({ place }: Pick<FormVisitor, 'place'>): Locator {
  return place.getByRole('alert');
}

/** Waits for the confirmation, on the page or in the dialog. */
export async function expectSent({ place, t, form }: FormVisitor): Promise<void> {
  const status = place.getByRole('status').filter({ hasText: t(`leads.${form}.sent`) });
  await expect(status).toContainText(t(`leads.${form}.next`));
  await expect(status).toBeFocused();
}

export async function expectFieldsKept(
  visitor: FormVisitor,
  change: Record<string, string> = {},
): Promise<void> {
  for (const [name, value] of Object.entries({ ...FILLED[visitor.form], ...change })) {
    await expect(fieldNamed(visitor, name)).toHaveValue(value);
  }
  await expect(consentOf(visitor)).toBeChecked();
}

/** The description of a required field with an error: what to enter, then the error. */
export function describedError({ t }: FormVisitor, name: 'email' | 'firstName' | 'phone'): string {
  return `${t(`forms.instruction.${name}`)} ${t(`forms.fault.${name}`)}`;
}

/** Checks that the error summary links to each invalid field. */
export async function checkErrorLinks(
  visitor: FormVisitor,
  names: readonly ('email' | 'phone')[],
): Promise<void> {
  for (const name of names) {
    const error = visitor.t(`forms.fault.${name}`);
    const field = fieldNamed(visitor, name);
    await expect(alertIn(visitor)).toContainText(error);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(describedError(visitor, name));
    await alertIn(visitor).getByRole('link', { name: error }).click();
    await expect(field).toBeFocused();
  }
}
