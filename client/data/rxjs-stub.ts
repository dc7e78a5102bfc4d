/**
 * Replaces rxjs in the browser build. Apollo's cache needs rxjs only for `watchFragment`, which no module here
 * calls: components watch queries through `useResult`. On loading, the cache creates two observables and uses
 * neither. To use rxjs, delete the alias in vite.config.ts (7 kB).
 */
function missing(): never {
  throw new Error('rxjs is not part of this build: see client/data/rxjs-stub.ts');
}

export class Observable {
  pipe = missing;
  subscribe = missing;
}

export {
  missing as distinctUntilChanged,
  missing as map,
  missing as ReplaySubject,
  missing as share,
  missing as shareReplay,
  missing as tap,
  missing as timer,
  Observable as EMPTY,
};
