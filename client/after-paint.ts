import { nextTask } from './next-task.ts';

/**
 * Resolves after the next paint, so that the browser shows the response to an input before long work begins. A page in
 * the background is not painted.
 */
export async function afterPaint(): Promise<void> {
  if (!document.hidden) await new Promise((resolve) => requestAnimationFrame(resolve));
  await nextTask();
}
