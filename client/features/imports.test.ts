import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';

/**
 * What of a feature other features may import; of those that are not named, everything. What several features need
 * and none of these is belongs to `listings`, or to `client/ui`.
 */
const OPEN: Readonly<Record<string, readonly string[]>> = {
  errors: [],
  estates: [
    ...['estate-card.tsx', 'last-search.ts', 'results-path.ts'],
    // A search that is subscribed to is said and chosen as on the pages of results.
    ...[
      'choices.ts',
      'use-chosen.ts',
      'use-active-filters.ts',
      'typed-places.ts',
      'all-municipalities.ts',
      'resolve-places.ts',
      'filters/filter-form.tsx',
      'map/area-map.tsx',
    ],
  ],
  favorites: ['heart.tsx'],
  holiday: ['list/unit-card.tsx'],
  home: [],
  legal: [],
  mortgage: ['mortgage-section.tsx'],
  news: ['news-card.tsx'],
  offices: ['list/office-card.tsx', 'office-section.tsx', 'list/offices-map.tsx'],
  projects: ['entities/entity-card.tsx', 'project-card.tsx'],
};

/** The features whose files a file imports, each with the imported file. */
function importsOf(file: string): [feature: string, imported: string][] {
  const specifiers = readFileSync(file, 'utf8').matchAll(/'(\.[^']+\.(?:tsx?|css))'/g);
  return [...specifiers].flatMap(([, specifier = '']) => {
    const [, feature, imported] =
      /^client\/features\/([^/]+)\/(.+)$/.exec(path.posix.join(path.posix.dirname(file), specifier)) ?? [];
    return feature && imported ? [[feature, imported]] : [];
  });
}

test('a feature imports from another only what that one is used for', () => {
  const files = globSync('client/features/**/*.{ts,tsx}').map((file) => file.replaceAll('\\', '/'));
  const foreign = files.flatMap((file) =>
    importsOf(file)
      .filter(
        ([feature, imported]) =>
          !file.startsWith(`client/features/${feature}/`) &&
          !OPEN[feature]?.includes(imported) &&
          OPEN[feature],
      )
      .map(([feature, imported]) => `${file} imports ${feature}/${imported}`),
  );
  expect(foreign).toEqual([]);
});
