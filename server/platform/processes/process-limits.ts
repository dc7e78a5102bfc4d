/** Limits glibc's memory arenas. By default there are up to eight per core, which retain some 40 MB per process. */
export const MALLOC_ARENA_MAX = '2';

/**
 * Settings of glibc's allocator, which it reads before a program starts. By default its threshold for memory that it
 * returns to the system grows with each freed picture, up to 32 MB; with a fixed one, a worker that renders pictures,
 * maps and pages takes 430 MB instead of 540.
 */
export const ALLOCATOR = {
  MALLOC_ARENA_MAX,
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

/** A process of the site that was asked to stop exits after this time in any case. */
export const SHUTDOWN_TIMEOUT_MS = 9_000;
