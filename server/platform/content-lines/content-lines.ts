/** What iCalendar (RFC 5545) and vCard (RFC 6350) files have in common: texts without controls, and folded lines. */

const MAX_LINE_BYTES = 75;
/** Control characters; both formats allow only the line feed, escaped. */
const CONTROLS = /[\p{Cc}]/gu;

/** Replaces the control characters of a text by spaces, except line feeds. */
export function storableText(value: string): string {
  return value.replace(/\r\n?/g, '\n').replace(CONTROLS, (sign) => (sign === '\n' ? sign : ' '));
}

/**
 * Folds the lines that ical.js has written. It does not count the leading space of a continuation line, so its lines
 * can have 76 octets.
 */
export function foldLines(lines: string): string {
  return lines
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .map((line) => piecesOf(line).join('\r\n '))
    .join('\r\n');
}

/** Splits a line into pieces that fit with a leading space, without splitting characters. */
function piecesOf(line: string): string[] {
  const pieces: string[] = [];
  let piece = '';
  let octets = 0;
  for (const sign of line) {
    const size = Buffer.byteLength(sign);
    if (octets + size > MAX_LINE_BYTES - (pieces.length > 0 ? 1 : 0)) {
      pieces.push(piece);
      piece = '';
      octets = 0;
    }
    piece += sign;
    octets += size;
  }
  return [...pieces, piece];
}
