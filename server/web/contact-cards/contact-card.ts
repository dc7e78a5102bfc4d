/** Writes vCards (RFC 6350). */
import ICAL from 'ical.js';
import { foldLines, storableText } from '../../platform/content-lines/content-lines.ts';

/** The contact details of an agent. Addresses of the site are absolute. */
export interface AgentContact {
  name: string;
  agencyName: string;
  officeName: string;
  role: string | null;
  phone: string | null;
  email: string | null;
  /** ISO 639 codes, the best first. */
  languages: readonly string[];
  address: { street: string; postalCode: string; town: string; country: string };
  url: string;
  portraitUrl: string | null;
}

/** jCard (RFC 7095): name, parameters, type and value. */
type Property = [string, Record<string, string>, string, string | string[]];

const AT_WORK = { type: 'work' };

export function contactCard(contact: AgentContact): string {
  const { name, agencyName, officeName, role, phone, email, languages, url, portraitUrl } = contact;
  const { street, town, postalCode, country } = contact.address;
  const properties: Property[] = [
    ['version', {}, 'text', '4.0'],
    ['kind', {}, 'text', 'individual'],
    ['fn', {}, 'text', storableText(name)],
    ['org', {}, 'text', [agencyName, officeName].map(storableText)],
    ...(role ? [['title', {}, 'text', storableText(role)] satisfies Property] : []),
    // As text, because not every program understands the URI `tel:`.
    ...(phone ? [['tel', AT_WORK, 'text', storableText(phone)] satisfies Property] : []),
    ...(email ? [['email', AT_WORK, 'text', storableText(email)] satisfies Property] : []),
    // Post office box, extended address, street, town, region, postal code, country.
    ['adr', AT_WORK, 'text', ['', '', street, town, '', postalCode, country].map(storableText)],
    ...languages.map((code, index): Property => ['lang', { pref: String(index + 1) }, 'language-tag', code]),
    ['url', {}, 'uri', url],
    ...(portraitUrl ? [['photo', {}, 'uri', portraitUrl] satisfies Property] : []),
  ];
  return foldLines(ICAL.stringify(['vcard', properties, []]));
}
