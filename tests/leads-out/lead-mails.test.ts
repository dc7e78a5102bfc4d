/** Leads reach mailboxes of CRMs with an OpenImmo file, once each, beside the mail to the agency. */
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { FAILED_LEAD_WEBHOOKS, LEAD_WEBHOOK_QUEUE } from '../../server/features/leads-out/queue.ts';
import { freeSlots, VISITOR } from '../support/appointments/appointment-site.ts';
import { CONTACT, INFO } from '../support/leads/lead-inputs.ts';
import { startWebhookSite, type WebhookSite } from '../support/leads-out/webhook-site.ts';
import { type MailServer, startMailServer } from '../support/mails/mail-server.ts';
import { until } from '../support/until.ts';

const QUEUE = LEAD_WEBHOOK_QUEUE.name;
const ALL = 'leads@crm.example';
const ONE_OFFICE = 'coast@crm.example';
let server: MailServer;
let site: WebhookSite;
/** A home of the office of `ONE_OFFICE`, and one of another office. */
let home = 0;
let other = 0;

beforeAll(async () => {
  server = await startMailServer();
  const env = { SMTP_URL: `smtp://127.0.0.1:${server.port}` };
  const mailboxes = [
    { address: ALL, format: 'openimmo' },
    { address: ONE_OFFICE, format: 'openimmo', offices: ['office-gent'] },
  ];
  site = await startWebhookSite([], env, [], mailboxes);
  [home = 0, other = 0] = await site.homes(2);
  const move = (id: number, office: string) =>
    site.query('update listing set office_id = (select id from office where reference = $1) where id = $2', [
      office,
      id,
    ]);
  await move(home, 'office-gent');
  await move(other, 'office-antwerpen');
  await site.query(`update listing set agency_reference = 'W 12 & 3' where id = $1`, [home]);
});
afterAll(async () => {
  await site.stop();
  await server.stop();
});
beforeEach(async () => {
  await site.forget();
  await site.query('delete from jobs.job where name = any($1)', [[QUEUE, FAILED_LEAD_WEBHOOKS.name]]);
  server.received.splice(0);
  server.behaviour = 'well';
});

const completed = (count: number) => until(() => site.states(QUEUE), Array(count).fill('completed'));
const mailsTo = (address: string) => server.received.filter(({ recipients }) => recipients[0] === address);

function fileTo(address: string) {
  const [file] = mailsTo(address)[0]?.mail.attachments ?? [];
  const text = String(file?.content);
  expect(file).toMatchObject({ filename: 'kontaktanfrage.xml', contentType: 'application/xml' });
  expect(XMLValidator.validate(text)).toBe(true);
  return new XMLParser({ parseTagValue: false }).parse(text).openimmo_feedback;
}

test('a question is one mail with labelled lines and a file, to which a reply reaches the visitor', async () => {
  await site.send('requestInfo', { ...INFO, listingId: home, locale: 'fr' });
  await completed(2);
  expect(mailsTo(ALL)).toHaveLength(1);
  const [{ mail } = { mail: null }] = mailsTo(ALL);
  expect(mail?.replyTo?.value).toMatchObject([{ address: INFO.email }]);
  expect(mail?.subject).toBe('Lead van Annelies Vanderstraeten over W 12 & 3');
  expect(mail?.text).toMatch(
    /^Naam: Annelies Vanderstraeten\nE-mailadres: annelies.v@mail.example\nTelefoon: /m,
  );
  expect(mail?.text).toMatch(/^Taal: Français\nReferentie: W 12 & 3\nPagina: http/m);
  expect(mail?.text).toContain(INFO.message);
  expect(fileTo(ALL)).toEqual({
    version: '1.2.5',
    sender: { name: site.services.settings.agency.name, datum: '21.11.2026' },
    objekt: {
      portal_unique_id: String(home),
      oobj_id: 'W 12 & 3',
      zusatz_refnr: expect.any(String),
      expose_url: expect.stringContaining(`${home}`),
      bezeichnung: expect.any(String),
      interessent: {
        vorname: INFO.firstName,
        nachname: INFO.name,
        tel: expect.stringMatching(/^\+32/),
        email: INFO.email,
        anfrage: INFO.message,
      },
    },
  });
});

test('an office gets the leads of its homes, and general messages', async () => {
  await site.send('requestInfo', { ...INFO, listingId: other });
  await site.send('sendContactMessage', CONTACT);
  await completed(4);
  expect(mailsTo(ALL)).toHaveLength(2);
  expect(mailsTo(ONE_OFFICE).map(({ mail }) => mail.subject)).toEqual([
    'Lead van Annelies Vanderstraeten via de website',
  ]);
  expect(fileTo(ONE_OFFICE).objekt).toEqual({
    interessent: expect.objectContaining({ strasse: CONTACT.street, anfrage: expect.any(String) }),
  });
});

test('text of a visitor stays text: markup, and lines that look like labels', async () => {
  const message = 'A</anfrage><x>&amp; "B" ]]>\nTelefoon: 1';
  const firstName = 'Ann<b>';
  await site.send('requestInfo', { ...INFO, firstName, message, listingId: home });
  await completed(2);
  const { interessent } = fileTo(ALL).objekt;
  expect(interessent.vorname).toBe('Ann<b>');
  expect(interessent.anfrage).toMatch(/^A<\/anfrage><x>&amp; "B" \]\]>\nTelefoon: 1/);
  const [{ mail } = { mail: null }] = mailsTo(ALL);
  expect(mail?.text).toMatch(/^Telefoon: \+?[\d ]+$/m);
  expect(mail?.text?.match(/^Telefoon:/gm)).toHaveLength(1);
  expect(mail?.html).not.toContain('<b>');
});

test('a viewing asks for a visit, with its time', async () => {
  const [slot] = freeSlots(await site.agenda(home));
  await site.act('bookAppointment', { listingId: home, startsAt: String(slot?.startsAt), ...VISITOR });
  await completed(2);
  expect(fileTo(ALL).objekt.interessent).toMatchObject({
    wunsch: 'BESICHTIGUNG',
    anfrage: expect.stringMatching(/\d{2}:\d{2}/),
  });
});

test('a mail server that fails is asked again, and each mailbox gets one mail', async () => {
  server.behaviour = 'busy';
  await site.send('sendContactMessage', CONTACT);
  await until(() => site.states(QUEUE), ['retry', 'retry']);
  server.behaviour = 'well';
  await site.retry();
  await completed(2);
  expect([mailsTo(ALL).length, mailsTo(ONE_OFFICE).length]).toEqual([1, 1]);
  const ids = [ALL, ONE_OFFICE].map((address) => mailsTo(address)[0]?.mail.messageId);
  expect(new Set(ids).size).toBe(2);
});

test('an erased lead is not sent', async () => {
  server.behaviour = 'busy';
  await site.send('sendContactMessage', CONTACT);
  await until(() => site.states(QUEUE), ['retry', 'retry']);
  await site.query('delete from lead');
  server.behaviour = 'well';
  await site.retry();
  await completed(2);
  expect(mailsTo(ALL)).toEqual([]);
});
