/**
 * What the site does not use of react-router: fetchers, blockers, middleware, routes that are added or found at
 * run time, instrumentation, server components and several ways to match routes.
 */

/** Reports code that uses a removed feature. */
const REMOVED = "throw new Error('Removed by client/build/slim-router.ts');";

/** The bodies that functions get instead of their own, by module and function: what they do on this site. */
export const UNUSED_FUNCTIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'router/router.js': {
    fetch: REMOVED,
    getFetcher: REMOVED,
    resetFetcher: '',
    deleteFetcher: '',
    queueFetcherForDeletion: '',
    abortFetcher: '',
    getUpdatedRevalidatingFetchers: '',
    interruptActiveLoads: 'isRevalidationRequired = true;',
    markFetchRedirectsDone: 'return false;',
    abortStaleFetchLoads: 'return false;',
    callLoadersAndMaybeResolveData:
      'return { loaderResults: await callDataStrategy(request, location, matches, scopedContext, null, initiator, navigationType), fetcherResults: {} };',
    getBlocker: REMOVED,
    deleteBlocker: '',
    updateBlocker: '',
    shouldBlockNavigation: '',
    createDataRouteMatcher: 'return new V6RegExMatcher(basename);',
    checkFogOfWar: 'return { active: false };',
    discoverRoutes: '',
    cancelDiscoveryNavigation: '',
    patchRoutesImpl: '',
    patchRoutes: REMOVED,
    _internalSetRoutes: '',
    getInstrumentationNavigateMeta: '',
    defaultDataStrategyWithMiddleware: `if (args.matches.some((m) => m.route.middleware)) ${REMOVED} return defaultDataStrategy(args);`,
    runClientMiddlewarePipeline: '',
    // The site loads whole routes lazily, not single properties.
    loadLazyRouteProperty: '',
  },
  'router/instrumentation.js': {
    consumeInstrumentationClientResultMetaReceiver: '',
    getRouteInstrumentationUpdates: '',
    instrumentClientSideRouter: '',
  },
  // The entry passes the state of the page.
  'dom/lib.js': { parseHydrationData: '' },
  'hooks.js': { RSCErrorHandler: 'return children;', useNavigateUnstable: '' },
  'errors.js': { decodeRedirectErrorDigest: '', decodeRouteErrorResponseDigest: '' },
};

/** Beginnings of statements that have no effect on this site, by module. */
export const UNUSED_STATEMENTS: Readonly<Record<string, readonly string[]>> = {
  'router/router.js': [
    'fetchLoadMatches.forEach(',
    'revalidatingFetchers.forEach(',
    'revalidatingFetchers.filter((f) =>',
    'state.fetchers.forEach(',
    'fetchersQueuedForDeletion.forEach(',
    'unmountedFetchers.forEach(',
    'mountedFetchers.forEach(',
    'redirect = findRedirect(fetcherResults)',
    'if (isFogOfWar)',
    'if (fogOfWar.active && fogOfWar.matches)',
    'if (init.instrumentations)',
    'if (opts?.instrumentationNavigateMetaReceiver)',
    'if (pendingDiscoveryCancellation)',
    'if (future.unstable_customRouteDiscovery)',
    'if (blockerKey',
    'if (matches.some((m) => m._lazyPromises?.middleware))',
    // Forms are sent as form data, not as text or JSON.
    'if (opts.body !== void 0)',
  ],
  'components.js': ['newState.fetchers.forEach(', 'deletedFetchers.forEach('],
};
