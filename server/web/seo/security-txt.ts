/** `/.well-known/security.txt` (RFC 9116): whom researchers inform about a vulnerability. */
import type { RequestHandler } from 'express';
import * as v from 'valibot';
import type { Locale } from '../../../shared/locales.ts';
import type { Agency } from '../../settings/agency.ts';

export const SECURITY_PATH = '/.well-known/security.txt';

const DAY_MS = 24 * 60 * 60 * 1000;
/** RFC 9116 recommends less than a year. */
const VALID_DAYS = 180;

const isHttps = (value: string) => URL.parse(value)?.protocol === 'https:';
const isContact = (value: string) =>
  isHttps(value) || /^mailto:[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value) || /^tel:\+?[\d().-]{4,}$/.test(value);
const noSpace = v.regex(/^\S{1,500}$/, 'contains a space or is too long');

/** Schema of `security` in the agency file. */
export const securityContact = v.object({
  contact: v.pipe(
    v.string(),
    noSpace,
    v.check(isContact, 'is no https:, mailto: or tel: address such as mailto:security@example.be'),
  ),
  /** The page with the rules of disclosure. */
  policy: v.exactOptional(
    v.pipe(v.string(), noSpace, v.check(isHttps, 'is no address such as https://www.example.be/security')),
  ),
});

interface Services {
  settings: { publicUrl: string; agency: Pick<Agency, 'security'> };
  site: { locales: readonly Locale[] };
  now: () => Date;
}

/** 404 without `security` in the agency file. */
export function securityTxt({ settings: { publicUrl, agency }, site, now }: Services): RequestHandler {
  return (_req, res) => {
    res.type('text/plain');
    if (agency.security) res.set('cache-control', 'public, max-age=3600').send(textOf(agency.security));
    else res.status(404).set('cache-control', 'no-store').send('Not found');
  };

  function textOf({ contact, policy }: NonNullable<Agency['security']>): string {
    const fields = {
      Contact: contact,
      Expires: expiry(now()),
      'Preferred-Languages': site.locales.join(', '),
      // RFC 9116 requires https. Omitted over http, as in development.
      Canonical: isHttps(publicUrl) ? publicUrl + SECURITY_PATH : undefined,
      Policy: policy,
    };
    const lines = Object.entries(fields).filter(([, value]) => value !== undefined);
    return lines.map(([name, value]) => `${name}: ${value}\n`).join('');
  }
}

/** At midnight, so that the file changes and its ETag expires once a day. */
function expiry(now: Date): string {
  const day = Math.floor(now.getTime() / DAY_MS) + VALID_DAYS;
  return new Date(day * DAY_MS).toISOString().replace('.000Z', 'Z');
}
