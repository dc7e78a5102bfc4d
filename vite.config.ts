import { existsSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { type BuildOptions, defineConfig, type Plugin } from 'vite';
import { FILE_GROUPS } from './client/build/file-groups.ts';
import { isDemoModule, isServerModule, moduleFiles } from './client/build/module-files.ts';
import { compileMessages } from './client/intl/compile-messages.ts';

/** Parses the messages of `locales/` ahead of time, so that no message parser ships. */
function messages(): Plugin {
  return {
    name: 'messages',
    enforce: 'pre',
    transform: {
      filter: { id: '**/locales/*/**/*.json' },
      handler: (code) => JSON.stringify(compileMessages(JSON.parse(code))),
    },
  };
}

/** Documented by FormatJS for messages that are compiled ahead of time. Saves 6 kB on every page. */
const withoutParser = {
  find: /^@formatjs\/icu-messageformat-parser$/,
  replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
};

/** Browsers of the last five years; newer syntax such as CSS nesting is compiled for them. */
const TARGETS = ['chrome111', 'safari16.4', 'firefox115'];

/** Each page lists the files that it may load. Hashes cannot be compressed, so names are short. */
const SCRIPT_NAME = 'assets/[name]-[hash:7].js';
/** The same in the builds of browser and server: the server writes addresses of icons into its pages. */
const ASSET_NAME = 'assets/[name]-[hash:6][extname]';

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
      entryFileNames: SCRIPT_NAME,
      chunkFileNames: SCRIPT_NAME,
      assetFileNames: ASSET_NAME,
      codeSplitting: {
        groups: FILE_GROUPS,
      },
    },
  },
});

const builds: Record<string, BuildOptions> = {
  site: browserBuild(
    'dist/client',
    'client/entry-browser.tsx',
    'client/start.ts',
    'client/styles/faces.css',
    'client/offline/service-worker.ts',
    'client/widget/widget.ts',
  ),
  desk: {
    ...browserBuild('dist/desk', 'client/desk/enhance.ts'),
    assetsDir: 'desk-files',
    rollupOptions: { input: 'client/desk/enhance.ts' },
  },
  playground: {
    ...browserBuild('dist/playground', 'client/playground/entry-playground.tsx'),
    assetsDir: 'playground',
    rollupOptions: { input: 'client/playground/entry-playground.tsx' },
  },
  server: {
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node22',
    ssr: 'server/main.ts',
    rollupOptions: {
      // A call whose value is unused can matter, such as a decoder that throws.
      treeshake: false,
      // Without the demo, the import of its folder stays as it is, and `server/composition/load-demo.ts` never runs it.
      external: existsSync('demo') ? [] : [/^\.\.\/\.\.\/demo\//],
      output: {
        assetFileNames: ASSET_NAME,
        minify: false,
        // One file with all that a site loads at its start; the demo and pages follow on demand.
        codeSplitting: {
          groups: [
            { name: 'site', test: isServerModule },
            { name: 'demo', test: isDemoModule },
          ],
        },
      },
    },
  },
};

/**
 * Packages of many small modules that become part of the server's file. Node takes a third of a site's start to find
 * and compile its modules one by one; with these inside, it loads 860 files instead of 1,410.
 */
const BUNDLED_IN_SERVER = [
  '@formatjs/intl',
  '@remix-run/route-pattern',
  '@streamparser/json',
  'altcha-lib',
  'graphql-sse',
  'intl-messageformat',
  'kysely',
  'libphonenumber-js',
  'pg-boss',
  'react-intl',
  'react-router',
  'valibot',
  /^d3-/,
];

/** `vite build --mode site|desk|playground|server`: four builds that share only the sources. */
export default defineConfig(({ mode }) => ({
  plugins: [react(), ...(mode === 'server' ? [moduleFiles()] : [messages()])],
  publicDir: false,
  resolve: mode === 'site' ? { alias: [withoutParser] } : {},
  // For `npm run dev`: pre-bundles the dependencies of all pages before the first request.
  optimizeDeps: {
    entries: ['client/entry-browser.tsx', 'client/playground/entry-playground.tsx'],
    // Starts workers by paths that only Vite resolves.
    exclude: ['graphiql/setup-workers/vite', '@graphiql/react/setup-workers/vite'],
    // These dependencies of the workers are CommonJS modules.
    include: ['nullthrows', 'picomatch-browser'],
  },
  define: mode === 'server' ? { 'process.env.NODE_ENV': 'process.env.NODE_ENV' } : {},
  ssr: { noExternal: BUNDLED_IN_SERVER },
  build: builds[mode] ?? {},
}));
