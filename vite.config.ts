import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { compileMessages } from './client/intl/compile-messages.ts';

/** Turns `locales/*.json` into compiled messages, so that no message parser ships. */
function messages(): Plugin {
  return {
    name: 'messages',
    enforce: 'pre',
    transform(code, id) {
      if (!/[/\\]locales[/\\]\w+\.json$/.test(id)) return null;
      return { code: `export default ${JSON.stringify(compileMessages(JSON.parse(code)))};`, moduleType: 'js' };
    },
  };
}

const noParser = path.resolve('node_modules/@formatjs/icu-messageformat-parser/no-parser.js');

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), ...(isSsrBuild ? [] : [messages()])],
  publicDir: false,
  resolve: isSsrBuild ? {} : { alias: { '@formatjs/icu-messageformat-parser': noParser } },
  build: isSsrBuild
    ? { outDir: 'dist/server', emptyOutDir: true, target: 'node22', copyPublicDir: false }
    : {
        outDir: 'dist/client',
        emptyOutDir: true,
        manifest: true,
        target: 'es2023',
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rollupOptions: { input: ['client/entry-browser.tsx', 'client/playground/entry-playground.tsx'] },
      },
}));
