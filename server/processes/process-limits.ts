/** Limits glibc's memory arenas. By default there are up to eight per core, which retain some 40 MB per process. */
export const MALLOC_ARENA_MAX = '2';

/** A process of the site that was asked to stop exits after this time in any case. */
export const SHUTDOWN_TIMEOUT_MS = 9_000;
