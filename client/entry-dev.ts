/** Development only: what hot reload of components needs, then the page's own entry. Vite serves both paths. */
const client = '/@vite/client';
const refresh = '/@react-refresh';

await import(/* @vite-ignore */ client);
const { injectIntoGlobalHook } = await import(/* @vite-ignore */ refresh);
injectIntoGlobalHook(window);
Object.assign(window, { $RefreshReg$: () => {}, $RefreshSig$: () => (type: unknown) => type });
await import('./entry-browser.tsx');

export {};
