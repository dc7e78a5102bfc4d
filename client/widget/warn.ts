import { ELEMENT } from './read-attributes.ts';

/** Tells the author of the page, and not its visitors. */
export function warn(why: string): void {
  // biome-ignore lint/suspicious/noConsole: nothing else reaches the author
  console.warn(`<${ELEMENT}>: ${why}`);
}
