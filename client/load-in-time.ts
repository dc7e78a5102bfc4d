/** The specification's time-out for code and styles that load while a page is open. */
const LONGEST_MS = 120_000;

/**
 * What is loading, or after two minutes a failure: a connection that stands still says nothing by itself.
 * @throws when it fails or has not come by then.
 */
export function loadInTime<Loaded>(loading: Promise<Loaded>): Promise<Loaded> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('too late')), LONGEST_MS);
  });
  return Promise.race([loading, tooLate]).finally(() => clearTimeout(timer));
}
