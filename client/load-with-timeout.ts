/** In milliseconds: the specification's timeout for code and styles that load on an open page. */
const DEFAULT_TIMEOUT_MS = 120_000;

/**
 * Returns the loading module, or fails after a timeout of two minutes by default: a stalled connection raises
 * no error by itself.
 * @throws when loading fails or times out.
 */
export function loadWithTimeout<Loaded>(
  loading: Promise<Loaded>,
  timeoutMs = DEFAULT_TIMEOUT_MS,
): Promise<Loaded> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('too late')), timeoutMs);
  });
  return Promise.race([loading, timeout]).finally(() => clearTimeout(timer));
}
