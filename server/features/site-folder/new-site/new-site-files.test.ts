import { expect, test } from '@jest/globals';
import { contrastRatio } from '../../../../shared/contrast.ts';
import { PALETTE } from '../../../platform/theme/palette.ts';
import { legiblePair, newSiteFiles } from './new-site-files.ts';

test.each([['#ffcc00'], ['#000000'], ['#ffffff'], ['#1F5C4A'], ['#ff00ff']])(
  'the shades of %s can be read on all backgrounds',
  (colour) => {
    const pair = legiblePair(colour);
    for (const scheme of ['light', 'dark'] as const)
      for (const ground of ['paper', 'surface', 'sand'] as const)
        expect(contrastRatio(pair[scheme], PALETTE[scheme][ground])).toBeGreaterThanOrEqual(4.5);
  },
);

test('a site has a page about the agency in each of its languages', () => {
  const files = newSiteFiles({
    name: 'Immo Test',
    street: 'Rue 1',
    postalCodeAndCity: '4960 Malmedy',
    phone: '1',
    email: 'a@b.example',
    bivNumber: '1',
    companyNumber: '2',
    insurer: 'AXA',
    policyNumber: '3',
    languages: ['fr', 'de'],
    colour: '#1f5c4a',
  });
  expect(Object.keys(files)).toEqual([
    'agency.json',
    'site/site.json',
    'site/theme.json',
    'site/pages/about-us.fr.md',
    'site/pages/about-us.de.md',
  ]);
  expect(JSON.parse(files['agency.json'] ?? '')).toMatchObject({ name: 'Immo Test', locale: 'fr' });
  expect(files['agency.json']).not.toContain('languages');
});
