/** Names with invisible characters: an override of the writing direction would show other text than was typed. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { AnyRoute } from '../../server/web/ajax/ajax-route.ts';
import { AJAX_ROUTES } from '../../server/web/ajax/ajax-routes.ts';
import { BODIES, type Fields, sendAjax } from '../support/ajax.ts';
import {
  type AppointmentSite,
  freeSlots,
  startAppointmentSite,
  VISITOR,
} from '../support/appointments/appointment-site.ts';
import { CONTACT } from '../support/leads/lead-inputs.ts';
import { findListing } from '../support/leads/lead-listings.ts';
import { renderMails } from '../support/mails/rendered-mails.ts';
import { createSubscriptions } from '../support/subscriptions/subscription-tokens.ts';

/** A right-to-left override and a right-to-left mark. */
const INVISIBLE = /[\u202e\u200f]/;
const withInvisible = (text: string) => `\u202e${text.slice(0, 1)}\u200f${text.slice(1)}`;

let site: AppointmentSite;
beforeAll(async () => {
  site = await startAppointmentSite({ env: { FORM_SECONDS: '0' } });
});
afterAll(() => site.stop());
afterEach(async () => {
  await site.forget();
  await site.query('truncate subscription, subscription_request cascade');
});

/** Expects mails that contain the name as it was typed, without invisible characters. */
async function expectPlainMails(name: string): Promise<void> {
  const mails = await renderMails(site, await site.mails());
  expect(mails.length).toBeGreaterThan(0);
  for (const mail of mails) {
    const { subject = '', text = '', html = '', attachments = [] } = mail ?? {};
    // The hidden preview is padded with invisible characters, so that mail programs show no more of the text.
    const shown = String(html).replace(/<div[^>]*data-skip-in-text.*?<\/div><\/div>/su, '');
    for (const part of [subject, text, shown, ...attachments.map(({ content }) => String(content))])
      expect(part).not.toMatch(INVISIBLE);
    expect(`${subject}${text}`).toContain(name);
  }
}

test('of a message to the agency are removed from its mails', async () => {
  const firstName = withInvisible(CONTACT.firstName);
  const { errors } = await site.send('sendContactMessage', { ...CONTACT, firstName });
  expect(errors).toEqual([]);
  await expectPlainMails(CONTACT.firstName);
});

test('of a viewing are removed from its mails and calendar events', async () => {
  const [estateId = 0] = await site.homes();
  const [slot] = freeSlots(await site.agenda(estateId));
  const firstName = withInvisible(VISITOR.firstName);
  const booking = { estateId, startsAt: slot?.startsAt, ...VISITOR, firstName };
  expect((await site.act('bookAppointment', booking)).errors).toEqual([]);
  await expectPlainMails(VISITOR.firstName);
});

const textsOf = ({ fields = [] }: AnyRoute) => fields.filter(({ kind }) => kind === 'text');
const hasName = (route: AnyRoute) => textsOf(route).some(({ input }) => /name/i.test(input));

describe('in legacy calls', () => {
  test.each(AJAX_ROUTES.filter(hasName).map((route) => [`${route.method} ${route.path}`, route] as const))(
    '%s stores and mails names without them',
    async (_, route) => {
      const isChange = route.method === 'PUT';
      const token = isChange ? (await createSubscriptions(site)).active : '';
      const typed: Fields = {
        ...BODIES[route.path],
        ...(isChange
          ? { criteria: undefined, privacy_consent: undefined }
          : { formToken: await site.readToken() }),
        estate_id: (await findListing(site.database, 'estate', 'AVAILABLE')).id,
      };
      const names = textsOf(route).filter(
        ({ input, name }) => /name|city|street/i.test(input) && typed[name],
      );
      const hidden = names.map(({ name }) => [name, withInvisible(String(typed[name]))]);
      const fields = { ...typed, ...Object.fromEntries(hidden) };
      site.remember({ fields, token });
      const path = `/nl/ajax/${route.path}${isChange ? `?token=${token}` : ''}`;
      const { body, status } = await sendAjax(site.app, { method: isChange ? 'PUT' : 'POST', path, fields });
      expect([status, body.errors]).toEqual([route.success.status, undefined]);
      const stored = JSON.stringify([
        await site.query('select * from lead'),
        await site.query('select * from subscription_request'),
        await site.query('select * from subscription'),
      ]);
      expect(stored).not.toMatch(INVISIBLE);
      for (const { name } of names) expect(stored).toContain(JSON.stringify(typed[name]));
      for (const mail of await renderMails(site, await site.mails()))
        expect(`${mail?.subject}${mail?.text}`).not.toMatch(INVISIBLE);
    },
  );
});
