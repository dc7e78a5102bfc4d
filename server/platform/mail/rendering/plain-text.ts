/** Neutralises text typed by visitors. */

// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern matches control characters to remove
const CONTROL_CHARACTERS = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069\ufeff]/g;
/** Characters that make a URL or mail address of a word: dots in any script, slashes, colons, at signs. */
const LINK_CHARACTERS = /([.\u3002\uff0e\uff61/\\:@\uff1a\uff0f\uff20])(?=\S)/gu;
const ZERO_WIDTH_SPACE = '\u200b';

/** Removes characters that move or hide other text; keeps line breaks. */
export function toPlainText(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').replaceAll(CONTROL_CHARACTERS, ' ').trim();
}

/** The same on one line. No-break spaces stay. */
export function toPlainLine(text: string): string {
  return toPlainText(text).replaceAll(/[^\S\u00a0\u202f]+/g, ' ');
}

/** Inserts zero-width spaces, so that mail programs turn no word into a link. */
export function preventAutoLinks(text: string): string {
  return text.replaceAll(LINK_CHARACTERS, `$1${ZERO_WIDTH_SPACE}`);
}
