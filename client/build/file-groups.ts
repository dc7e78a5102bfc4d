/** Which modules the build puts into one file: files of many modules compress better than many files. */

/** Puts modules of these names into one file when several pages load them. */
const shared = (name: string, modules: string, minShareCount = 7) => ({
  name,
  test: new RegExp(`/(client|shared)/.*/(${modules})\\.(tsx?|css)$`),
  minShareCount,
});

/** Puts modules of these names, with everything that they import, into one file. */
const named = (name: string, modules: string) => ({
  name,
  test: new RegExp(`/(client|shared)/(.*/)?(${modules})\\.tsx?$`),
});

/** The frame of every page, and code of most pages. */
const COMMON = [
  'pages|routes|document|deferred|layout/layout|data/browser-results|data/browser-services|intl/browser-intl',
  'ui/use-disclosure|favorites/context|favorites/heart|card-picture|status-badge|card-texts|use-price|placeholder',
  'criteria|areas|typed-numbers|page-number|estates/vocabulary|listings/vocabulary|listings/view|epc-label',
  'days|use-euros|picture|opening-zoom|section-boundary|use-dialog-link|all-municipalities',
].join('|');

/** The first group that matches a module takes it, and what it imports. */
export const FILE_GROUPS = [
  {
    name: 'vendor',
    test: /node_modules[\\/](?!altcha-lib|libphonenumber-js|valibot|downshift|compute-scroll|prop-types|react-is|swiper|photoswipe|leaflet|google-map-react|@googlemaps|eventemitter3|@mapbox|protomaps-leaflet|@protomaps|color2k|pmtiles|fflate|pbf|rbush|potpack|@here|simplify-js|graphql|@apollo|@wry|optimism|rxjs|tslib)|preload-helper|rolldown[\\/]runtime/,
  },
  // Our own code that most pages load. Separate files would cost a kilobyte more on each page.
  named('common', COMMON),
  {
    name: 'common',
    test: /\/(client(?!\/forms\/)|shared(?!\/submissions\/))\/.*\.tsx?$/,
    minShareCount: 15,
  },
  // Code shared by some pages is one file for each kind of page.
  shared('base', 'results|run-query|browser-services|deferred|context|(layout|forms).generated'),
  { name: 'base', test: /\/client\/(data\/browser-services|load-with-timeout)\.ts$/ },
  // Maps: the code on pages, and the code that loads when a map is near the viewport.
  {
    name: 'map',
    test: /\/(client\/map\/(map-figure|use-live-map)|shared\/geography\/base-map)\.tsx?$/,
  },
  {
    name: 'live-map',
    test: /\/(client\/map\/(camera|map-(?!engine)|marker-|restrict-)[\w-]+|shared\/geography\/mercator)\.tsx?$/,
  },
  // Many pages have a form, but the most visited ones have none.
  { name: 'forms', test: /\/(client\/forms|shared\/submissions)\/.*\.tsx?$/, minShareCount: 6 },
  shared(
    'search',
    'filter-chips|last-search|subscribe-link|subscription-search|view-links|use-canonical-submit|results-path|estates/criteria|typed-numbers|epc-label|typed-places|search-variables|(city-search|all-municipalities|area-outlines|markers).generated',
    3,
  ),
  { name: 'forms', test: /\/client\/forms\/.*\.tsx?$/, minShareCount: 8 },
  shared('slider', 'slider|use-island-on-interaction'),
  shared('cards', '(estate|project)-card(-texts)?|unit-card'),
  shared(
    'listing',
    'gallery|large-link|picture-hash|address-line|complete-listing-loader|closed-notice|document-head|listing-head|print-sheet',
  ),
  // What a viewing, a stay or a form is about, and the agenda of viewings.
  shared('summary', 'use-summary|form-listing|use-listing-name', 5),
  shared('agenda', 'use-slot-formats|load-agenda|agenda.generated|viewing-listing-card', 3),
];
