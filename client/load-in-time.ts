/** Milliseconds: the specification's time-out for code and styles that load while a page is open. */
const LONGEST_MS = 120_000;

/**
 * What is loading, or after two minutes, unless it is said how long, a failure: a connection that stands still says nothing by itself.
 * @throws when it fails or has not come by then.
 */
export function loadInTime<Loaded>(loading: Promise<Loaded>, longest = LONGEST_MS): Promise<Loaded> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('too late')), longest);
  });
  return Promise.race([loading, tooLate]).finally(() => clearTimeout(timer));
}
