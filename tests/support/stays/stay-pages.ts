/** Uses the pages of stays as a browser without JavaScript does. */
import { expect } from '@jest/globals';
import type { Response } from 'supertest';
import { getOrCreateSecret } from '../../../server/platform/database/secret.ts';
import { createToken } from '../../../server/platform/security/tokens.ts';
import { formatStay } from '../../../shared/holiday/stay-params.ts';
import type { Locale } from '../../../shared/locales.ts';
import { routePath } from '../../../shared/routes.ts';
import { plain } from '../appointments/appointment-pages.ts';
import { readFormPage } from '../leads/form-markup.ts';
import { encode } from '../leads/lead-inputs.ts';
import { type FreeStay, GUEST, type StaySite } from './stay-site.ts';

/** The values that a visitor types. */
export const TYPED = { email: GUEST.email, phone: GUEST.phone, privacyConsent: true };

export function stayPages(site: StaySite, free: FreeStay, locale: Locale = 'en') {
  const words = site.textsIn(locale);
  const { rentalUnitId, from, until } = free;
  const emptyPath = routePath('requestStay', locale, { rentalUnitId });
  const requestPath = `${emptyPath}?${formatStay({ from, until, persons: String(GUEST.persons) })}`;
  const pages = {
    emptyPath,
    requestPath,
    unitPath: routePath('holidayUnit', locale, { rentalUnitId }),
    t: (...args: Parameters<typeof words>) => plain(words(...args)),
    fieldsOf: (html: string) => readFormPage(html).fields,
    /** Returns the request form as shown, filled in and old enough to be submitted. */
    async fill(change: object = {}): Promise<string> {
      const { fields } = readFormPage((await site.open(requestPath)).text);
      site.later(5_000);
      const shown = Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value]));
      return encode({ ...shown, ...TYPED, ...change });
    },
    send: async (change: object = {}): Promise<Response> =>
      site.submit(requestPath, await pages.fill(change)),
    /** Requests the stay; returns the path of its page. */
    async request(change: object = {}): Promise<string> {
      const response = await pages.send(change);
      expect(response.status).toBe(303);
      return String(response.get('location')).replace('?requested', '');
    },
    /** Returns the path on which the newest request is answered. */
    async answerPath(): Promise<string> {
      const [{ id }] = await site.query('select id from stay order by requested_at desc, sequence limit 1');
      const token = createToken(await getOrCreateSecret(site.database.db, 'stays'), 'answer', id);
      return routePath('answerStay', locale, { token });
    },
    /** Sends the answer form. */
    async answer(path: string, change: object): Promise<Response> {
      const { key } = readFormPage((await site.open(path)).text).fields;
      return site.submit(path, encode({ key: key?.value, ...change }));
    },
  };
  return pages;
}
