/**
 * Invisible format characters that pasted texts contain: soft hyphens, zero-width spaces, byte order marks, and marks,
 * overrides and isolates of the writing direction. Joiners (U+200C, U+200D) stay: names and emoji need them.
 */
const INVISIBLE = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g;

/** Removes invisible format characters, so that a text reads in mails as it was typed. */
export function removeInvisible(text: string): string {
  return text.replace(INVISIBLE, '');
}
