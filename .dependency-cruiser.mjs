/**
 * Which folders may import which: docs/architecture.md, "Layers" and "Floors of the server". Checked by
 * `npm run check:imports`.
 */

/** The files of a feature of the server that other features may import. */
const PORTS_OF_THE_SERVER = {
  appointments: ['agent-token', 'format-moment', 'mail-names', 'store/read-appointment'],
  calendars: ['calendar-file', 'event-uid', 'invitation', 'store/external-calendars'],
  cities: ['city-files', 'municipality-files', 'terms'],
  desk: ['employee-settings'],
  estates: [
    ...['areas-literal', 'conditions', 'has-whole-price'],
    ...['sums/write-map-cells', 'sums/write-offer-counts', 'sums/sums'],
  ],
  feed: [
    ...['fields', 'file-origin', 'format', 'import-stopped', 'formats/feed-format', 'formats/formats'],
    ...['formats/parse-values', 'formats/responsible-people', 'formats/unmapped-values'],
    'formats/xml/xml-(element|record-reader)',
    ...['formats/whise/kind', 'listing-fields', 'mapping/check-mapping', 'mapping/mapped-translator'],
    ...['mapping/mapping', 'people-table', '[a-z-]+-lines?'],
  ],
  holiday: ['mail-names', 'store/read-stay'],
  import: [
    ...['connections/api-client', 'connections/connections', 'connections/sweepbright/(api|tokens)'],
    ...['connections/whise/whise-(session|settings)', 'connections/skarabee/skarabee-(session|settings)'],
    'connections/skarabee/soap',
    'connections/zabun/zabun-(session|settings)',
    'corrections/correct-listing',
    'hidden/hide-listing',
  ],
  leads: ['describe-valuation', 'store/read-lead', 'store/valuations'],
  listings: [
    'columns',
    'covers',
    'find-listing',
    'import-lock',
    'listing-point',
    'nearest',
    'shown-reference',
    'statuses',
  ],
  offices: ['find-contact'],
  statistics: ['store/count-lead'],
  statements: ['statement-texts', 'store/missing-statements'],
  'personal-data': ['data-link', 'store/links'],
  submissions: ['source', 'store/idempotency-keys'],
  subscriptions: ['describe-search', 'store/mails', 'store/read'],
};

/** The files of a feature of the client that other features may import; the others have none or are open entirely. */
const PORTS_OF_THE_CLIENT = {
  errors: [],
  estates: [
    ...['estate-card', 'last-search', 'results-path'],
    // The page of a town shows results.
    ...['load-results', 'results-view', 'results-title', 'search-variables', 'generated/results.generated'],
    // A subscription describes and edits a search as the results pages do.
    ...['filter-labels', 'use-filter-labels', 'use-active-filters', 'typed-places', 'all-municipalities'],
    ...['resolve-places', 'filters/filter-form', 'map/area-map'],
    // A page of the agency's own shows the homes of a search on a map.
    ...['search-map/search-map', 'map/use-first-markers', 'map/load-markers'],
    ...['map/generated/markers.generated', 'map/generated/area-outlines.generated'],
    // The law requires the same facts of units of projects.
    ...['detail/energy-scale', 'detail/section-contents', 'detail/use-section-facts'],
  ],
  // The map of results marks favourites.
  favorites: ['heart', 'favorites'],
  holiday: ['list/unit-card'],
  home: [],
  legal: [],
  mortgage: ['mortgage-section'],
  news: ['news-card'],
  offices: [
    ...[
      'agent-name',
      'list/office-card',
      'office-section',
      'list/offices-map',
      'list/all-offices-map',
      'team/agent-card',
    ],
    ...['generated/office-contact.generated', 'team/generated/agent-card.generated'],
  ],

  'site-folder': ['article-block', 'content-blocks'],
  'purchase-cost': ['cost-sections', 'cost-link-query'],
  projects: ['entities/entity-card', 'project-card'],
};

/** What the demo agency needs to write a feed. */
const OPEN_TO_THE_DEMO = [
  ...['features/feed/', 'features/calendars/external/', 'features/calendars/store/external-calendars\\.ts'],
  ...['features/import/import-feed\\.ts', 'features/import/report\\.ts'],
  ...['features/statements/report/report-mail\\.ts', 'platform/build/', 'platform/database/connect\\.ts'],
  ...['platform/media/drawn-pictures\\.ts', 'settings/agency\\.ts'],
];

const TESTS = String.raw`\.test\.tsx?$|/testing/`;
const COMPOSITION = String.raw`^server/([a-z]+\.ts$|composition/|settings/|commands/)`;

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** A layer must not import these folders, not even in its tests. */
const layer = (folder, ...others) =>
  forbid(
    `layer-${folder}`,
    `${folder}/ may not import this: docs/architecture.md, Layers.`,
    { path: `^${folder}/` },
    { path: `^(${others.join('|')})/` },
  );

const ports = (root, feature, files) =>
  forbid(
    `port-of-${feature}`,
    `Another feature may import only the ports of ${feature}, which .dependency-cruiser.mjs lists.`,
    { path: `^${root}/`, pathNot: [`^${root}/${feature}/`, TESTS] },
    { path: `^${root}/${feature}/`, pathNot: files.map((file) => `^${root}/${feature}/${file}\\.tsx?$`) },
  );

export default {
  forbidden: [
    layer('shared', 'graphql', 'server', 'client', 'demo', 'tests'),
    layer('graphql', 'server', 'client', 'demo', 'tests'),
    layer('client', 'graphql', 'server', 'demo', 'tests'),
    layer('demo', 'graphql', 'client', 'tests'),
    forbid(
      'demo-and-server',
      'The demo imports from the server only what a feed needs.',
      { path: '^demo/', pathNot: TESTS },
      { path: '^server/', pathNot: OPEN_TO_THE_DEMO.map((open) => `^server/${open}`) },
    ),
    forbid(
      'server-and-demo',
      'The server loads the demo at one place, if it is there.',
      { path: '^server/', pathNot: String.raw`^server/composition/load-demo\.ts$` },
      { path: '^demo/' },
    ),
    forbid(
      'server-and-tests',
      'What ships does not import tests.',
      { path: '^server/' },
      { path: '^tests/' },
    ),
    forbid(
      'floor-platform',
      'The platform knows no feature: let the feature pass what the platform needs.',
      { path: '^server/platform/', pathNot: TESTS },
      { path: ['^server/(features|web)/', COMPOSITION] },
    ),
    forbid(
      'floor-features',
      'Features know neither HTTP nor the composition: let them receive what they need.',
      { path: '^server/features/', pathNot: TESTS },
      { path: ['^server/web/', COMPOSITION] },
    ),
    forbid(
      'features-and-express',
      'What answers HTTP is in server/web/.',
      { path: '^server/features/' },
      { path: ['^express$', '^node_modules/(@types/)?express/'] },
    ),
    forbid(
      'floor-web',
      'What answers HTTP receives services; only their types come from the composition.',
      { path: '^server/web/', pathNot: TESTS },
      { path: COMPOSITION, dependencyTypesNot: ['type-only'] },
    ),
    ...Object.entries(PORTS_OF_THE_SERVER).map(([feature, files]) =>
      ports('server/features', feature, files),
    ),
    forbid(
      'port-of-no-feature',
      'This feature has no ports: .dependency-cruiser.mjs lists those that other features may import.',
      { path: '^server/features/([^/]+)/', pathNot: TESTS },
      {
        path: '^server/features/',
        pathNot: [
          '^server/features/$1/',
          `^server/features/(${Object.keys(PORTS_OF_THE_SERVER).join('|')})/`,
        ],
      },
    ),
    ...Object.entries(PORTS_OF_THE_CLIENT).map(([feature, files]) =>
      ports('client/features', feature, files),
    ),
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: String.raw`\.css$|\.graphql$` },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js'] },
  },
};
