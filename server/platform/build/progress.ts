const TICK_MS = 200;

/**
 * Runs a long step and shows its progress. A terminal gets a line that counts the seconds; other outputs get one plain
 * line at the start.
 */
export async function withProgress<T>(
  message: string,
  work: () => Promise<T>,
  out = process.stdout,
): Promise<T> {
  if (!out.isTTY) {
    out.write(`${message}\n`);
    return work();
  }
  const start = performance.now();
  const seconds = () => Math.round((performance.now() - start) / 1000);
  const show = () => out.write(`\r${message} … ${seconds()} s`);
  show();
  const timer = setInterval(show, TICK_MS);
  try {
    return await work();
  } finally {
    clearInterval(timer);
    out.write(`\r${message}: ${seconds()} s \n`);
  }
}
