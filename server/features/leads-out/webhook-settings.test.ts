import { expect, test } from '@jest/globals';
import * as v from 'valibot';
import { addressList } from '../../platform/fetching/public-addresses.ts';
import { LEAD_EVENT_TYPES } from './lead-event.ts';
import { leadWebhooks, readLeadWebhooks } from './webhook-settings.ts';

const CRM = { url: 'https://crm.example.be/leads', secret: 'CRM_SECRET' };
const KEY = Buffer.alloc(32, 7);
const CRM_SECRET = `whsec_${KEY.toString('base64')}`;

const read = (configured: unknown, env: NodeJS.ProcessEnv = { CRM_SECRET }, allowed: string[] = []) =>
  readLeadWebhooks(v.parse(leadWebhooks, configured), env, addressList(allowed));

test('a webhook receives all events unless it names some', () => {
  const [all, some] = read([CRM, { ...CRM, secret: 'OTHER', events: ['viewing.moved'] }], {
    CRM_SECRET,
    OTHER: CRM_SECRET,
  });
  expect(all).toEqual({ name: 'CRM_SECRET', url: CRM.url, key: KEY, events: LEAD_EVENT_TYPES });
  expect(some?.events).toEqual(['viewing.moved']);
});

test.each([
  ['an address that is none', { ...CRM, url: 'crm.example.be' }, 'is no address'],
  ['another protocol', { ...CRM, url: 'ftp://crm.example.be' }, 'is no address'],
  ['a password in the address', { ...CRM, url: 'https://me:word@crm.example.be' }, 'is no address'],
  ['the secret itself', { ...CRM, secret: CRM_SECRET }, 'is no name of an environment variable'],
  ['an unknown event', { ...CRM, events: ['lead.deleted'] }, 'is none of lead.created'],
  ['no event', { ...CRM, events: [] }, 'is empty'],
  ['an unknown field', { ...CRM, secrets: '' }, 'secrets'],
])('rejects %s', (_, webhook, message) => {
  expect(() => read([webhook])).toThrow(message);
});

test('rejects a secret that two webhooks use, and more than five webhooks', () => {
  expect(() => read([CRM, CRM])).toThrow('same secret');
  const six = Array.from({ length: 6 }, (_, index) => ({ ...CRM, secret: `SECRET_${index}` }));
  expect(() => read(six)).toThrow('more than 5');
});

test.each([
  ['missing', undefined, 'CRM_SECRET is missing'],
  ['empty', ' ', 'CRM_SECRET is missing'],
  ['without its prefix', KEY.toString('base64'), 'CRM_SECRET is no secret'],
  ['not in base64', 'whsec_this is no base64', 'CRM_SECRET is no secret'],
  ['too short', `whsec_${Buffer.alloc(16).toString('base64')}`, 'CRM_SECRET is no secret'],
])('a variable that is %s stops the start by its name', (_, value, message) => {
  expect(() => read([CRM], { CRM_SECRET: value })).toThrow(`Wrong settings: ${message}`);
  if (value?.trim()) expect(() => read([CRM], { CRM_SECRET: value })).not.toThrow(value);
});

test('http is permitted only for a private address in the settings', () => {
  const inside = { ...CRM, url: 'http://10.0.0.5:8080/leads' };
  expect(read([inside], undefined, ['10.0.0.0/24'])[0]?.url).toBe(inside.url);
  expect(() => read([inside], undefined, ['10.0.1.0/24'])).toThrow('10.0.0.5 must be reached by https');
  expect(() => read([{ ...CRM, url: 'http://crm.example.be' }])).toThrow('must be reached by https');
});
