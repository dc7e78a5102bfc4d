/** Photos of owners at the desk: who may open them, and that no browser stores them. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import request from 'supertest';
import { type DeskSite, EMPLOYEES, startDeskSite } from '../support/desk/desk-site.ts';
import { findHomeOf, storeMessage } from '../support/desk/messages.ts';

let site: DeskSite;
let message: string;
let photo: Buffer;

beforeAll(async () => {
  site = await startDeskSite();
  const { agentId, officeId } = await findHomeOf(site, EMPLOYEES.agent.email);
  message = await storeMessage(site, { kind: 'VALUATION', agentId, officeId });
  await site.query(
    `insert into lead_valuation (lead_id, purpose, postal_code, city, property_type, call_time)
     values ($1, 'SELL', '9000', 'Gent', 'HOUSE', 'EVENING')`,
    [message],
  );
  photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#a23b22' } })
    .jpeg()
    .toBuffer();
  const insert = `insert into lead_photo (secret_hash, lead_id, uploaded_at, picture)
    values (decode(md5($1), 'hex'), $2, now(), $3)`;
  for (const name of ['first', 'second']) await site.query(insert, [name, message, photo]);
});
afterAll(() => site?.stop());

const pathOf = (photoPath: string) => `/desk/messages/${message}/photos/${photoPath}`;

describe.each([
  ['agent', true],
  ['otherAgent', false],
  ['office', true],
  ['otherOffice', false],
  ['manager', true],
  ['newAgent', false],
] as const)('%s', (employee, isAllowed) => {
  test.each(['2', '2/small'])('opens photo %s, or finds none', async (name) => {
    const { status, headers } = await site.open(employee, pathOf(name));
    expect(status).toBe(isAllowed ? 200 : 404);
    expect(headers['content-type']).toBe(isAllowed ? 'image/jpeg' : 'text/html; charset=utf-8');
  });
});

test('the page links to each photo', async () => {
  const { text } = await site.open('agent', `/desk/messages/${message}`);
  expect(text).toContain('2 photos');
  for (const number of [1, 2]) {
    expect(text).toContain(`href="${pathOf(String(number))}"`);
    expect(text).toContain(`src="${pathOf(`${number}/small`)}"`);
  }
});

test('a photo is sent as it is stored, is not kept by browsers, and is of this site only', async () => {
  const { body, headers } = await site.open('agent', pathOf('1'));
  expect(body.equals(photo)).toBe(true);
  expect(headers).toMatchObject({
    'cache-control': 'no-store, private',
    'content-disposition': 'inline; filename="photo-1.jpg"',
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'same-origin',
  });
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  const small = await sharp((await site.open('agent', pathOf('1/small'))).body).metadata();
  expect(small).toMatchObject({ format: 'jpeg', width: 400 });
});

test('without a session the sign-in page comes', async () => {
  const { status, headers } = await request(site.app).get(pathOf('1'));
  expect([status, headers.location]).toEqual([303, `/desk/sign-in?next=${encodeURIComponent(pathOf('1'))}`]);
});

test.each(['0', '3', '-1', '1x', '01', '99999', '1/large'])('there is no photo %s', async (name) => {
  expect((await site.open('agent', pathOf(name))).status).toBe(404);
});

test('photos of another message, and of a form that was not accepted, cannot be opened', async () => {
  const other = await storeMessage(site, { kind: 'VALUATION' });
  expect((await site.open('manager', `/desk/messages/${other}/photos/1`)).status).toBe(404);
  for (const id of ['x', "'", '00000000-0000-4000-8000-000000000000'])
    expect((await site.open('manager', `/desk/messages/${encodeURIComponent(id)}/photos/1`)).status).toBe(
      404,
    );
});

test('photos vanish with their message', async () => {
  await site.query('delete from lead where id = $1', [message]);
  expect((await site.open('manager', pathOf('1'))).status).toBe(404);
  expect(await site.query('select from lead_photo where lead_id = $1', [message])).toEqual([]);
});
