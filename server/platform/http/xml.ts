/** Writes XML 1.0 as text. */

/** Characters that XML 1.0 does not allow (section 2.2), lone surrogates included. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;
const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const XML_DECLARATION = '<?xml version="1.0" encoding="utf-8"?>\n';

/** Returns an element; its children are XML already, its attributes are plain text. */
export function xmlElement(
  name: string,
  attributes: Readonly<Record<string, string>>,
  ...children: string[]
): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${xmlText(value)}"`);
  return `<${name}${written.join('')}>${children.join('')}</${name}>`;
}

/** Escapes plain text; forbidden characters are removed. */
export function xmlText(value: string): string {
  return value.replaceAll(FORBIDDEN, '').replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? '');
}
