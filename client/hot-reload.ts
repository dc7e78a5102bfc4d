/** Development only: prepares hot reload before the first component is loaded. Vite serves both paths. */
export async function startHotReload(): Promise<void> {
  const client = '/@vite/client';
  const refresh = '/@react-refresh';
  await import(/* @vite-ignore */ client);
  const { injectIntoGlobalHook } = await import(/* @vite-ignore */ refresh);
  injectIntoGlobalHook(window);
  Object.assign(window, { $RefreshReg$: () => {}, $RefreshSig$: () => (type: unknown) => type });
}
