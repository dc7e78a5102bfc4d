/** Form input of visitors, for the API and for pages. */
import { LOCALES, type Locale } from '../../../shared/locales.ts';
import { type RouteName, routePath } from '../../../shared/routes.ts';

type Fields = Record<string, unknown>;

export const CONTACT = {
  firstName: 'Annelies',
  name: 'Vanderstraeten',
  email: 'annelies.v@mail.example',
  phone: '0470 12 34 56',
  street: 'Meersstraat 12',
  questionType: 'SELL',
  message: 'Ik wil mijn huis verkopen.\nBelt u mij?',
  remarks: 'Liefst na 18 uur',
  privacyConsent: true,
};

export const INFO = {
  firstName: 'Annelies',
  name: 'Vanderstraeten',
  email: 'annelies.v@mail.example',
  phone: '+32 9 225 01 01',
  message: 'Is er een garage bij?',
  privacyConsent: true,
};

export const FRIEND = {
  name: 'Annelies Vanderstraeten',
  email: 'annelies.v@mail.example',
  recipientName: 'Joachim',
  recipientEmail: 'joachim.d@mail.example',
  message: 'Iets voor jou?',
  privacyConsent: true,
};

export const VALUATION = {
  purpose: 'SELL',
  street: 'Meersstraat 12',
  postalCode: '9000',
  city: 'Gent',
  propertyType: 'HOUSE',
  area: 'ongeveer 140 m²',
  bedrooms: '3',
  state: 'GOOD',
  remarks: 'Met een grote tuin.',
  callTime: 'EVENING',
  firstName: 'Annelies',
  name: 'Vanderstraeten',
  email: 'annelies.v@mail.example',
  phone: '0470 12 34 56',
  privacyConsent: true,
};

export type MutationName = 'sendContactMessage' | 'requestInfo' | 'sendToFriend' | 'requestValuation';

const INPUTS: Record<MutationName, string> = {
  sendContactMessage: 'ContactMessageInput',
  requestInfo: 'InfoRequestInput',
  sendToFriend: 'FriendMessageInput',
  requestValuation: 'ValuationInput',
};

const ANSWER = 'receivedAt retryAfter errors { code field message }';

export function mutationOf(name: MutationName): string {
  return `mutation ($input: ${INPUTS[name]}!) { ${name}(input: $input) { ${ANSWER} } }`;
}

/** A form of the site: its page and a visitor's input. */
export interface PageForm {
  name: 'contact' | 'info' | 'friend';
  route: RouteName;
  fields: Fields;
}

export const PAGE_FORMS: readonly PageForm[] = [
  { name: 'contact', route: 'contact', fields: CONTACT },
  { name: 'info', route: 'requestInfo', fields: INFO },
  { name: 'friend', route: 'sendToFriend', fields: FRIEND },
];

/** Each form in each language, as rows for `test.each`. */
export const FORMS_AND_LOCALES = PAGE_FORMS.flatMap((form) =>
  LOCALES.map((locale) => [form.name, locale, form] as const),
);

export function pathOf({ route }: PageForm, locale: Locale, listingId: number): string {
  return routePath(route, locale, { listingId });
}

/** Encodes form fields as a browser does: an unticked box is omitted. */
export function encode(fields: Fields): string {
  const sent = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    if (value === true) sent.set(name, 'on');
    else if (value !== false && value !== null && value !== undefined) sent.set(name, String(value));
  }
  return sent.toString();
}
