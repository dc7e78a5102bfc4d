/** In milliseconds: the specification's timeout for code and styles that load on an open page. */
const LONGEST_MS = 120_000;

/**
 * Returns the loading module, or fails after a timeout of two minutes by default: a stalled connection raises
 * no error by itself.
 * @throws when loading fails or times out.
 */
export function loadInTime<Loaded>(loading: Promise<Loaded>, longest = LONGEST_MS): Promise<Loaded> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('too late')), longest);
  });
  return Promise.race([loading, tooLate]).finally(() => clearTimeout(timer));
}
