/** What says when somebody is busy. */
const KEPT = new Set([
  'BEGIN',
  'END',
  'UID',
  'DTSTART',
  'DTEND',
  'DURATION',
  'FREEBUSY',
  'RRULE',
  'RDATE',
  'EXDATE',
  'RECURRENCE-ID',
  'TRANSP',
  'STATUS',
  'X-MICROSOFT-CDO-BUSYSTATUS',
  'TZID',
  'TZOFFSETFROM',
  'TZOFFSETTO',
]);

/**
 * The lines of a calendar that say when somebody is busy, unfolded. What else stands in it, most of it and all that is
 * personal, is not parsed: it cannot be wrong, and takes neither time nor memory.
 */
export function relevantLines(text: string): string {
  const lines = text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/\n[ \t]/g, '')
    .split('\n');
  return lines.filter((line) => KEPT.has(nameOf(line))).join('\r\n');
}

function nameOf(line: string): string {
  return /^[A-Za-z-]+/.exec(line)?.[0].toUpperCase() ?? '';
}
