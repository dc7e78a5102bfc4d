/** Splits iCalendar text into components and their lines (RFC 5545, 3.1), without rejecting what is invalid in them. */

export interface CalendarComponent {
  /** In capitals. */
  name: string;
  /** Unfolded lines of relevant properties. */
  lines: string[];
  children: CalendarComponent[];
  /** False when another component begins before its end. */
  isComplete: boolean;
}

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
  'SUMMARY',
  'TRANSP',
  'STATUS',
  'X-MICROSOFT-CDO-BUSYSTATUS',
  'TZID',
  'TZOFFSETFROM',
  'TZOFFSETTO',
]);
/** Properties that an alarm cannot have. They belong to its event, also when the alarm has no end. */
const NOT_OF_ALARMS = new Set([
  ...['DTSTART', 'DTEND', 'RRULE', 'RDATE', 'EXDATE', 'RECURRENCE-ID', 'TRANSP', 'STATUS'],
  'X-MICROSOFT-CDO-BUSYSTATUS',
]);
const CALENDAR = 'VCALENDAR';
/** Components that contain no component of these names, so that each ends an open one before it. */
const TOP_LEVEL = new Set(['VEVENT', 'VFREEBUSY', 'VTIMEZONE', 'VTODO', 'VJOURNAL']);
/** More than any calendar nests. */
const MAX_DEPTH = 10;

/** Whether a text is a calendar, whatever its content type says. */
export function isCalendar(text: string): boolean {
  return /^\s*BEGIN:VCALENDAR\s*$/im.exec(text.trimStart().slice(0, 100))?.index === 0;
}

/**
 * Returns the calendars of a text. Returns null when one of them has no end, because the rest may be missing. Also null
 * when the component of a line is unclear, because an event would be lost. Lines that do not define busy times,
 * including all personal data but titles, are dropped at once: they cannot cause errors and take neither time nor
 * memory.
 */
export function readComponents(text: string): CalendarComponent[] | null {
  const root = createComponent('');
  let open = [root];
  for (const line of relevantLines(text)) {
    const [, edge = '', name = ''] = /^(BEGIN|END):\s*([\w-]+)\s*$/i.exec(line) ?? [];
    if (isMisplaced(line, name.toUpperCase(), open)) return null;
    if (edge === '') ownerOf(line, open)?.lines.push(line);
    else if (edge.toUpperCase() === 'BEGIN') open = begin(name.toUpperCase(), open);
    else open = end(name.toUpperCase(), open);
    if (open.length > MAX_DEPTH) return null;
  }
  const calendars = root.children.filter(({ name }) => name === CALENDAR);
  return open.length === 1 && calendars.length > 0 ? calendars : null;
}

function ownerOf(line: string, open: readonly CalendarComponent[]): CalendarComponent | undefined {
  const isOfEvent = open.at(-1)?.name === 'VALARM' && NOT_OF_ALARMS.has(nameOf(line).toUpperCase());
  return open.at(isOfEvent ? -2 : -1);
}

/** Whether a line begins a calendar in another one, or a component without a name, or dates no component. */
function isMisplaced(line: string, edgeName: string, open: readonly CalendarComponent[]): boolean {
  const property = nameOf(line).toUpperCase();
  if (property === 'BEGIN') return edgeName === '' || (edgeName === CALENDAR && open.length > 1);
  if (property === 'END') return edgeName === '';
  return property === 'DTSTART' && isOuter(open.at(-1) as CalendarComponent);
}

function createComponent(name: string): CalendarComponent {
  return { name, lines: [], children: [], isComplete: true };
}

function begin(name: string, open: CalendarComponent[]): CalendarComponent[] {
  const outer = TOP_LEVEL.has(name) ? closeUpTo(open.findLastIndex(isOuter) + 1, open) : open;
  const component = createComponent(name);
  outer.at(-1)?.children.push(component);
  return [...outer, component];
}

const isOuter = ({ name }: CalendarComponent) => name === CALENDAR || name === '';

/** The end of a component that is not open is ignored. */
function end(name: string, open: CalendarComponent[]): CalendarComponent[] {
  const at = open.findLastIndex((component) => component.name === name);
  return at > 0 ? closeUpTo(at + 1, open).slice(0, -1) : open;
}

/** Returns the outermost components; those inside them have no end. */
function closeUpTo(depth: number, open: CalendarComponent[]): CalendarComponent[] {
  for (const component of open.slice(depth)) component.isComplete = false;
  return open.slice(0, depth);
}

function relevantLines(text: string): string[] {
  const lines = text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/\n[ \t]/g, '')
    .split('\n');
  return lines.filter((line) => RELEVANT.has(nameOf(line).toUpperCase()));
}

/** Returns the name at the beginning of a line; empty when there is none. */
export function nameOf(line: string): string {
  return /^[A-Za-z-]+/.exec(line)?.[0] ?? '';
}
