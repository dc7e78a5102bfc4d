const PAUSE_MS = 20;
/** Shorter than Jest's timeout, which would not report the last value. */
const TIMEOUT_MS = 120_000;

/** Polls until the value is the wanted one. Throws with the last value on timeout. */
export async function until<T>(ask: () => T | Promise<T>, wanted: T): Promise<void> {
  const end = Date.now() + TIMEOUT_MS;
  for (;;) {
    const value = JSON.stringify(await ask());
    if (value === JSON.stringify(wanted)) return;
    if (Date.now() > end) throw new Error(`expected ${JSON.stringify(wanted)}, and is still ${value}`);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}
