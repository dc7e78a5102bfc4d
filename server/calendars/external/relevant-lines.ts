/** Properties that define busy times. */
const RELEVANT = new Set([
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
 * Returns the unfolded lines of a calendar that define busy times. All other lines, including all personal data, are
 * dropped before parsing: they cannot cause errors and take neither time nor memory.
 */
export function relevantLines(text: string): string {
  const lines = text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/\n[ \t]/g, '')
    .split('\n');
  return lines.filter((line) => RELEVANT.has(nameOf(line))).join('\r\n');
}

function nameOf(line: string): string {
  return /^[A-Za-z-]+/.exec(line)?.[0].toUpperCase() ?? '';
}
