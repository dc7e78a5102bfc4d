import { expect, test } from '@jest/globals';
import * as v from 'valibot';
import { feedList, isPolled } from './feed-settings.ts';

test.each([
  ['no address and no file', { url: undefined }],
  ['an address and a file', { file: 'feed.xml' }],
  ['a file and a folder', { url: undefined, file: 'feed.xml', folder: 'feeds' }],
  ['plain http on the internet', { url: 'http://crm.example/feed' }],
  ['plain http to a name like a private address', { url: 'http://10.0.feeds.example/feed' }],
  ['another protocol', { url: 'ftp://10.0.0.1/feed' }],
  ['the name of the feed of the agency itself', { name: 'main' }],
  ['a limit of half of the homes', { maxWithdrawnPercent: 50 }],
  ['credentials in the file', { authorization: 'Bearer abc' }],
])('settings with %s are rejected', (_, change) => {
  const valid = { name: 'crm', url: 'https://crm.example/feed' };
  expect(v.safeParse(feedList, [valid]).success).toBe(true);
  expect(v.safeParse(feedList, [{ ...valid, ...change }]).success).toBe(false);
});

test.each(['http://localhost:8080/f', 'http://10.0.0.7/f', 'http://192.168.1.2/f', 'http://[fd00::1]/f'])(
  'plain http to %s is accepted',
  (url) => {
    expect(v.safeParse(feedList, [{ name: 'crm', url }]).success).toBe(true);
  },
);

const STANDARD = { secret: 'CRM_SECRET' };
const SWEEPBRIGHT = { secret: 'SB_SECRET', clientId: 'SB_ID', api: 'https://website.sweepbright.com/api' };

test.each([
  ['alone', { webhook: STANDARD, format: 'whise' }],
  ['of SweepBright', { webhook: SWEEPBRIGHT, format: 'sweepbright' }],
  ['beside an address', { webhook: STANDARD, format: 'sweepbright', url: 'https://crm.example/feed' }],
])('a feed with a webhook %s is accepted', (_, settings) => {
  expect(v.parse(feedList, [{ name: 'crm', ...settings }])).toMatchObject([settings]);
});

test.each([
  ['without a format', {}, 'needs the format sweepbright or whise'],
  ['with a format without ids', { format: 'kyero' }, 'needs the format sweepbright or whise'],
  ['of SweepBright in another format', { format: 'whise', webhook: SWEEPBRIGHT }, 'sweepbright with an api'],
  ['without the client id of the API', { webhook: { ...STANDARD, api: SWEEPBRIGHT.api } }, 'needs both'],
  ['with the secret itself', { webhook: { secret: 'whsec_abc' } }, 'is no name of a variable'],
  ['with plain http', { webhook: { ...SWEEPBRIGHT, api: 'http://example.com' } }, 'is neither https'],
  ['with an unknown field', { webhook: { ...STANDARD, url: '/' } }, 'url'],
])('a feed with a webhook %s is rejected', (_, change, message) => {
  const parsed = v.safeParse(feedList, [{ name: 'crm', webhook: STANDARD, ...change }]);
  expect(parsed.issues?.map((issue) => issue.message).join()).toContain(message);
});

const WHISE = { system: 'whise', clientId: 4321, user: 'WHISE_USER', password: 'WHISE_PASSWORD' };

test('the format of a connected feed follows from its system', () => {
  const [feed] = v.parse(feedList, [{ name: 'crm', connection: WHISE }]);
  expect(feed).toMatchObject({ format: 'whise', connection: WHISE });
});

test('a feed connected to Whise may have its changes reported by a webhook too', () => {
  const [feed] = v.parse(feedList, [{ name: 'crm', connection: WHISE, webhook: STANDARD }]);
  expect(feed).toMatchObject({ format: 'whise', webhook: STANDARD });
  const ofSweepBright = [{ name: 'crm', connection: WHISE, webhook: SWEEPBRIGHT }];
  expect(v.is(feedList, ofSweepBright)).toBe(false);
});

test.each([
  [
    'beside an address',
    { url: 'https://crm.example/feed' },
    'more than one of url, file, folder and connection',
  ],
  ['with the format of another system', { format: 'sweepbright' }, 'not the one of its connection'],
  ['with an unknown system', { connection: { ...WHISE, system: 'omnicasa' } }, 'system'],
  ['without a password', { connection: { ...WHISE, password: undefined } }, 'password'],
  ['with the password itself', { connection: { ...WHISE, password: 'geheim!' } }, 'is no name of a variable'],
  ['with a client id as text', { connection: { ...WHISE, clientId: '4321' } }, 'clientId'],
  ['without an office', { connection: { ...WHISE, officeIds: [] } }, 'officeIds'],
  ['that sends leads to no office', { connection: { ...WHISE, leads: true } }, 'needs officeIds'],
  ['with plain http', { connection: { ...WHISE, api: 'http://example.com' } }, 'is neither https'],
])('a feed with a connection %s is rejected', (_, change, message) => {
  const parsed = v.safeParse(feedList, [{ name: 'crm', connection: WHISE, ...change }]);
  const faults = parsed.issues?.map((issue) => `${v.getDotPath(issue)} ${issue.message}`);
  expect(faults?.join()).toContain(message);
});

test('a connection to SweepBright implies the format and the webhook, and is not polled', () => {
  const connection = { system: 'sweepbright', clientId: 'SB_ID', secret: 'SB_SECRET' };
  const [feed] = v.parse(feedList, [{ name: 'crm', connection }]);
  expect(feed).toMatchObject({
    format: 'sweepbright',
    connection: { leads: true },
    webhook: { secret: 'SB_SECRET', clientId: 'SB_ID', api: 'https://website.sweepbright.com/api' },
  });
  expect(feed && isPolled(feed)).toBe(false);
  expect(v.is(feedList, [{ name: 'crm', url: 'https://crm.example/feed', connection }])).toBe(true);
  const own = { secret: 'SB_SECRET', clientId: 'SB_ID', api: 'https://website.sweepbright.com/api' };
  expect(v.is(feedList, [{ name: 'crm', connection, webhook: own }])).toBe(false);
});
