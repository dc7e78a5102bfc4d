import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';

/**
 * The files of a feature that other features may import; an unlisted feature is open entirely. Code that
 * several features need belongs to `listings` or `client/ui` instead.
 */
const OPEN: Readonly<Record<string, readonly string[]>> = {
  errors: [],
  estates: [
    ...['estate-card.tsx', 'last-search.ts', 'results-path.ts'],
    // The page of a town shows results.
    ...[
      'load-results.ts',
      'results-view.tsx',
      'results-title.ts',
      'search-variables.ts',
      'generated/results.generated.ts',
    ],
    // A subscription describes and edits a search as the results pages do.
    ...[
      'filter-labels.ts',
      'use-filter-labels.ts',
      'use-active-filters.ts',
      'typed-places.ts',
      'all-municipalities.ts',
      'resolve-places.ts',
      'filters/filter-form.tsx',
      'map/area-map.tsx',
    ],
  ],
  // The map of results marks favourites.
  favorites: ['heart.tsx', 'favorites.tsx'],
  holiday: ['list/unit-card.tsx'],
  home: [],
  legal: [],
  mortgage: ['mortgage-section.tsx'],
  news: ['news-card.tsx'],
  offices: ['list/office-card.tsx', 'office-section.tsx', 'list/offices-map.tsx'],
  'purchase-cost': ['cost-sections.tsx', 'cost-link-query.ts'],
  projects: ['entities/entity-card.tsx', 'project-card.tsx'],
};

/** Returns the features from which a file imports, each with the imported file. */
function importsOf(file: string): [feature: string, imported: string][] {
  const specifiers = readFileSync(file, 'utf8').matchAll(/'(\.[^']+\.(?:tsx?|css))'/g);
  return [...specifiers].flatMap(([, specifier = '']) => {
    const [, feature, imported] =
      /^client\/features\/([^/]+)\/(.+)$/.exec(path.posix.join(path.posix.dirname(file), specifier)) ?? [];
    return feature && imported ? [[feature, imported]] : [];
  });
}

test('a feature imports only the open files of another feature', () => {
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
