/** Development only: hot reload, then the page's own entry. */
import { startHotReload } from './hot-reload.ts';

await startHotReload();
await import('./entry-browser.tsx');
