/** Uses the pages of viewings as a browser without JavaScript does. */
import { expect } from '@jest/globals';
import type { Response } from 'supertest';
import { formatBooking } from '../../../shared/appointments/booking-params.ts';
import type { Locale } from '../../../shared/locales.ts';
import { routePath } from '../../../shared/routes.ts';
import { readFormPage } from '../leads/form-markup.ts';
import { encode } from '../leads/lead-inputs.ts';
import { type AppointmentSite, freeSlots, VISITOR } from './appointment-site.ts';

/** The values that a visitor types. */
export const TYPED = {
  firstName: VISITOR.firstName,
  name: VISITOR.name,
  email: VISITOR.email,
  phone: VISITOR.phone,
  message: VISITOR.message,
  privacyConsent: true,
};

export const SECRET_HEADERS = ['no-store', 'no-referrer'];

export function secrecyHeaders(response: Response) {
  return [response.get('cache-control'), response.get('referrer-policy')];
}

/** Returns a text with every run of whitespace replaced by one space. */
export const plain = (text: string | null | undefined) => text?.replace(/\s+/g, ' ').trim() ?? '';

export function appointmentPages(site: AppointmentSite, listingId: number, locale: Locale = 'en') {
  const bookPath = routePath('bookAppointment', locale, { listingId });
  const words = site.textsIn(locale);
  const start = async (index = 0) => freeSlots(await site.agenda(listingId)).at(index)?.startsAt as string;
  const fieldsOf = (html: string) => readFormPage(html).fields;
  const pages = {
    bookPath,
    start,
    fieldsOf,
    t: (...args: Parameters<typeof words>) => plain(words(...args)),
    /** Chooses a slot; returns the path of the page with its details form. */
    async choose(startsAt: string): Promise<string> {
      const { key } = fieldsOf((await site.open(bookPath)).text);
      const sent = encode({ intent: 'hold', key: key?.value, startsAt });
      const response = await site.submit(bookPath, sent);
      expect([response.status, response.text.slice(0, 80)]).toEqual([
        303,
        expect.stringContaining('See Other'),
      ]);
      return String(response.get('location'));
    },
    /** Sends contact details to the page that requests them. */
    async confirm(path: string, change: object = {}): Promise<Response> {
      const { formToken, startsAt } = fieldsOf((await site.open(path)).text);
      site.later(5_000);
      const shown = { startsAt: startsAt?.value, formToken: formToken?.value, website: '' };
      return site.submit(path, encode({ ...shown, ...TYPED, ...change }));
    },
    /** Books a viewing; returns its token. */
    async book(startsAt: string, change: object = {}): Promise<string> {
      const response = await pages.confirm(await pages.choose(startsAt), change);
      expect(response.status).toBe(303);
      return String(response.get('location')).split('/').at(-1)?.replace('?booked', '') ?? '';
    },
    detailsPath: (slot: string, hold: string) => `${bookPath}?${formatBooking({ slot, hold })}`,
    pathOf: (name: 'appointment' | 'cancelAppointment', appointmentId: string) =>
      routePath(name, locale, { appointmentId }),
  };
  return pages;
}
