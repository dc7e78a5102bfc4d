import { expect, test } from '@jest/globals';
import { mailHref, shareTargets } from './share-targets.ts';

const SHARED = { heading: 'Huis in Gent & omgeving', url: 'https://site.example/nl/aanbod/1/huis-gent' };
const TEXT = `${SHARED.heading}: ${SHARED.url}`;

test("each target's link contains the page's URL and the text", () => {
  const picture = 'https://site.example/media/ab-1600.jpg';
  const targets = shareTargets({ ...SHARED, picture }, TEXT).map(({ name, href }) => {
    const { origin, searchParams } = new URL(href);
    return [name, origin, Object.fromEntries(searchParams)];
  });
  expect(targets).toEqual([
    ['WhatsApp', 'https://wa.me', { text: TEXT }],
    ['X (Twitter)', 'https://twitter.com', { text: SHARED.heading, url: SHARED.url }],
    ['Facebook', 'https://www.facebook.com', { u: SHARED.url }],
    [
      'Pinterest',
      'https://www.pinterest.com',
      { url: SHARED.url, media: picture, description: SHARED.heading },
    ],
  ]);
});

test('Pinterest receives the picture if there is one', () => {
  expect(shareTargets(SHARED, TEXT).map(({ name }) => name)).not.toContain('Pinterest');
});

test('the mail link encodes spaces as %20', () => {
  expect(mailHref(SHARED, TEXT)).toBe(
    `mailto:?subject=Huis%20in%20Gent%20%26%20omgeving&body=${encodeURIComponent(TEXT)}`,
  );
});
