/**
 * Resolves in a later task, so that the browser can handle input between two pieces of long work.
 */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
