/** Escapes the wildcards of LIKE in a text, so that they match themselves only. */
export const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);
