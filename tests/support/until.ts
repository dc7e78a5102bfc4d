const PAUSE_MS = 20;
/** Ends before Jest gives the test up, which would not say what was seen last. */
const LONGEST_MS = 25_000;

/** Asks until the answer is what is wanted. Throws with the last answer when that takes too long. */
export async function until<T>(ask: () => T | Promise<T>, wanted: T): Promise<void> {
  const end = Date.now() + LONGEST_MS;
  for (;;) {
    const answer = JSON.stringify(await ask());
    if (answer === JSON.stringify(wanted)) return;
    if (Date.now() > end) throw new Error(`expected ${JSON.stringify(wanted)}, and is still ${answer}`);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}
