import path from 'node:path';
import { minify } from '@swc/core';
import react from '@vitejs/plugin-react';
import { type BuildOptions, defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { compileMessages } from './client/intl/compile-messages.ts';
import { messagePart, PAGE_PARTS } from './client/intl/message-parts.ts';

/** Compiles `locales/*.json` to the messages of one part, so that no message parser ships. */
function messages(): Plugin {
  return {
    name: 'messages',
    enforce: 'pre',
    transform(code, id) {
      const file = id.match(/[/\\]locales[/\\](\w+\.json)(?:\?part=(\w+))?$/);
      if (!file) return null;
      const all: [string, string][] = Object.entries(JSON.parse(code));
      const [name, part = null] = file.slice(1);
      const own = Object.fromEntries(all.filter(([key]) => messagePart(key) === part));
      const ownCode = `export const messages = ${JSON.stringify(compileMessages(own))};`;
      return { code: part ? ownCode : ownCode + partsOf(String(name)), moduleType: 'js' };
    },
  };
}

/**
 * Returns code that loads the other message parts of the language. The common messages export it, so that no
 * page lists the parts of all four languages.
 */
function partsOf(file: string): string {
  const parts = PAGE_PARTS.map((part) => `${part}: () => import('./${file}?part=${part}')`);
  return `export const parts = { ${parts.join()} };`;
}

/** Removes the file names from page rows: only the server uses them, the browser has the imports. */
function pageRows(): Plugin {
  return {
    name: 'page-rows',
    enforce: 'pre',
    transform(code, id) {
      if (!/[/\\]features[/\\]\w+[/\\]pages\.ts$/.test(id)) return null;
      return code.replace(/\bfile: 'client\/[^']+',/g, (text) => ' '.repeat(text.length));
    },
  };
}

/** Minifies the files of browsers once more: SWC saves another percent after the builder's own minifier. */
function secondMinifier(): Plugin {
  return {
    name: 'second-minifier',
    enforce: 'post',
    async generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      await Promise.all(
        chunks.map(async (chunk) => {
          const options = { passes: 3, pure_getters: true, keep_fargs: false };
          const { code } = await minify(chunk.code, { module: true, compress: options, mangle: true });
          chunk.code = code;
        }),
      );
    },
  };
}

/**
 * Replacements that keep unused code out of the build: react-intl is reduced to its context, rxjs is removed,
 * GraphQL's printer loads with the first query, and metadata for search engines is written on the server only.
 */
const slim = [
  { find: 'rxjs', replacement: path.resolve('client/data/rxjs-stub.ts') },
  { find: 'react-intl', replacement: path.resolve('client/intl/react-intl-stub.ts') },
  { find: './page-metadata.tsx', replacement: path.resolve('client/ui/page-metadata-stub.ts') },
  { find: './graphql/print.js', replacement: path.resolve('client/data/graphql-print-stub.ts') },
];

/** Browsers of the last five years; newer syntax such as CSS nesting is compiled for them. */
const TARGETS = ['chrome111', 'safari16.4', 'firefox115'];

const NAME = 'assets/[name]-[hash:7].js';

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
  'ui/use-disclosure|favorites/context|favorites/heart|card-picture|status-badge|use-price|placeholder',
  'criteria|areas|typed-numbers|page-number|estates/vocabulary|listings/view|days|use-euros|picture|listings/vocabulary|epc-label',
].join('|');

const browserBuild = (outDir: string, ...input: string[]): BuildOptions => ({
  outDir,
  emptyOutDir: true,
  manifest: true,
  target: TARGETS,
  assetsInlineLimit: 0,
  modulePreload: { polyfill: false },
  rollupOptions: {
    input,
    // Modules of every page share one file, which compresses better than many.
    output: {
      // Each page lists the files that it may load. Hashes cannot be compressed, so names are short.
      entryFileNames: NAME,
      chunkFileNames: NAME,
      codeSplitting: {
        groups: [
          {
            name: 'vendor',
            test: /node_modules[\\/](?!altcha-lib|libphonenumber-js|valibot|downshift|compute-scroll|prop-types|react-is|swiper|photoswipe|leaflet|google-map-react|@googlemaps|eventemitter3|@mapbox|@here|simplify-js|graphql|@apollo|@wry|optimism|tslib)|preload-helper|rolldown[\\/]runtime/,
          },
          // Our own code that most pages load. Separate files would cost two kilobytes more on each page.
          named('common', COMMON),
          {
            name: 'common',
            test: /\/(client(?!\/forms\/)|shared(?!\/submissions\/))\/.*\.tsx?$/,
            minShareCount: 15,
          },
          // Code shared by some pages is one file for each kind of page.
          shared('base', 'results|run-query|browser-services|deferred|context|(layout|forms).generated'),
          { name: 'base', test: /\/client\/(data\/browser-services|load-with-timeout)\.ts$/ },
          // Used by legal pages and by live maps, neither of which loads the other.
          { name: 'rich-message', test: /\/client\/intl\/rich-message\.tsx$/ },
          // Maps: the code on pages, and the code that loads when a map is near the viewport.
          {
            name: 'map',
            test: /\/(client\/map\/(map-figure|use-live-map)|shared\/geography\/base-map)\.tsx?$/,
          },
          {
            name: 'live-map',
            test: /\/(client\/map\/(camera|map-|marker-|restrict-|live-map-)[\w-]+|shared\/geography\/mercator)\.tsx?$/,
          },
          // Many pages have a form, but the most visited ones have none.
          { name: 'forms', test: /\/(client\/forms|shared\/submissions)\/.*\.tsx?$/, minShareCount: 6 },
          shared(
            'search',
            'filter-chips|use-canonical-submit|results-path|estates/criteria|typed-numbers|epc-label|typed-places|search-variables',
            3,
          ),
          { name: 'forms', test: /\/client\/forms\/.*\.tsx?$/, minShareCount: 8 },
          shared('slider', 'slider|use-island-on-interaction'),
          shared('cards', 'estate-card|unit-card|project-card'),
          shared(
            'listing',
            'gallery|large-link|picture-hash|address-line|complete-listing-loader|closed-notice|document-head|listing-head|print-sheet',
          ),
        ],
      },
    },
  },
});

const builds: Record<string, BuildOptions> = {
  site: browserBuild('dist/client', 'client/entry-browser.tsx', 'client/start.ts', 'client/styles/faces.css'),
  playground: {
    ...browserBuild('dist/playground', 'client/playground/entry-playground.tsx'),
    assetsDir: 'playground',
    rollupOptions: { input: 'client/playground/entry-playground.tsx' },
  },
  server: { outDir: 'dist/server', emptyOutDir: true, target: 'node22', ssr: 'server/main.ts' },
};

/** `vite build --mode site|playground|server`: three builds that share only the sources. */
export default defineConfig(({ mode }) => ({
  plugins: [
    react(),
    ...(mode === 'server' ? [] : [messages()]),
    ...(mode === 'site' ? [pageRows(), secondMinifier()] : []),
  ],
  publicDir: false,
  resolve: mode === 'site' ? { alias: slim, conditions: ['es2015', ...defaultClientConditions] } : {},
  // For `npm run dev`: pre-bundles the dependencies of all pages before the first request.
  optimizeDeps: {
    entries: ['client/entry-browser.tsx', 'client/playground/entry-playground.tsx'],
    // Starts workers by paths that only Vite resolves.
    exclude: ['graphiql/setup-workers/vite', '@graphiql/react/setup-workers/vite'],
    // These dependencies of the workers are CommonJS modules.
    include: ['nullthrows', 'picomatch-browser'],
  },
  define: { 'process.env.NODE_ENV': mode === 'server' ? 'process.env.NODE_ENV' : '"production"' },
  build: builds[mode] ?? {},
}));
