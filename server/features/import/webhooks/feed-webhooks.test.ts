import { expect, test } from '@jest/globals';
import * as v from 'valibot';
import { NO_PEOPLE } from '../../feed/people-table.ts';
import { feedList } from '../polling/feed-settings.ts';
import { readFeedWebhooks } from './feed-webhooks.ts';

const KEY = Buffer.alloc(32, 7);
const ENV = {
  CRM_SECRET: `whsec_${KEY.toString('base64')}`,
  SB_SECRET: 'client-secret-of-sweepbright',
  SB_ID: ' 12345678 ',
};
const FEEDS = v.parse(feedList, [
  { name: 'polled', url: 'https://crm.example/feed' },
  { name: 'crm', format: 'whise', language: 'fr', webhook: { secret: 'CRM_SECRET' } },
  {
    name: 'bright',
    format: 'sweepbright',
    webhook: { secret: 'SB_SECRET', clientId: 'SB_ID', api: 'https://website.sweepbright.com/api/' },
  },
]);

test('reads the secrets of both kinds of webhooks, and the people of each feed', () => {
  const agents = new Map([
    ['77', 'AN'],
    ['crm:77', 'BO'],
  ]);
  const people = { ...NO_PEOPLE, agents };
  const webhooks = readFeedWebhooks({ feeds: FEEDS, people }, ENV);
  expect([...webhooks.values()].map((webhook) => webhook.people.agents.get('77'))).toEqual(['BO', 'AN']);
  expect([...webhooks].map(([name, { people: _, ...webhook }]) => [name, webhook])).toEqual([
    ['crm', { sender: 'STANDARD', key: KEY, format: 'whise', locale: 'fr' }],
    [
      'bright',
      {
        sender: 'SWEEPBRIGHT',
        clientId: '12345678',
        clientSecret: ENV.SB_SECRET,
        api: 'https://website.sweepbright.com/api',
        format: 'sweepbright',
        locale: 'nl',
      },
    ],
  ]);
});

test.each([
  ['CRM_SECRET', undefined, 'CRM_SECRET is missing, which the webhook of the feed "crm" names'],
  ['CRM_SECRET', 'whsec_dG9vIHNob3J0', 'is not whsec_ and 24 to 64 bytes in base64'],
  ['SB_SECRET', ' ', 'SB_SECRET is missing, which the webhook of the feed "bright" names'],
  ['SB_ID', 'two words of it', 'SB_ID, which the webhook of the feed "bright" names, is not 8 to 500'],
])('stops the start by the name of the variable: %s=%s', (variable, value, message) => {
  const env = { ...ENV, [variable]: value };
  expect(() => readFeedWebhooks({ feeds: FEEDS, people: NO_PEOPLE }, env)).toThrow(message);
  if (value?.trim())
    expect(() => readFeedWebhooks({ feeds: FEEDS, people: NO_PEOPLE }, env)).not.toThrow(value);
});
