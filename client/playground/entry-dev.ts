/** Development only: hot reload, then the playground. */
import { startHotReload } from '../hot-reload.ts';

await startHotReload();
await import('./entry-playground.tsx');
