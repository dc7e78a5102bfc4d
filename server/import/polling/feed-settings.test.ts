import { expect, test } from '@jest/globals';
import * as v from 'valibot';
import { feedList } from './feed-settings.ts';

test.each([
  ['no address and no file', { url: undefined }],
  ['both', { file: 'feed.xml' }],
  ['plain http on the internet', { url: 'http://crm.example/feed' }],
  ['the name of the feed of the agency itself', { name: 'main' }],
  ['a limit of half of the homes', { maxWithdrawnPercent: 50 }],
  ['credentials in the file', { authorization: 'Bearer abc' }],
])('settings with %s are rejected', (_, change) => {
  const valid = { name: 'crm', url: 'https://crm.example/feed' };
  expect(v.safeParse(feedList, [valid]).success).toBe(true);
  expect(v.safeParse(feedList, [{ ...valid, ...change }]).success).toBe(false);
});
