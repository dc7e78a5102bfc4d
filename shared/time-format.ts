/** Times of day of pages and mails. The API, structured data and calendars have times such as `10:30`. */

const NO_BREAK_SPACE = '\u00a0';
const TIME = /\b0?(\d{1,2}):(\d\d)\b/g;

/** Writes the times (`HH:MM`) in a text as its language does: `10:30`, in French `10 h 30` and `10 h`. */
export function writeTimes(text: string, tag: string): string {
  if (!tag.startsWith('fr')) return text;
  return text.replace(TIME, (_, hour: string, minute: string) =>
    [hour, 'h', ...(minute === '00' ? [] : [minute])].join(NO_BREAK_SPACE),
  );
}

/**
 * Writes the span between two times (`HH:MM`): `09:00–12:30`, in French `9 h – 12 h 30`. An empty `from` writes the
 * second part only.
 */
export function writeTimeSpan(from: string, until: string, tag: string): string {
  const dash = tag.startsWith('fr') ? `${NO_BREAK_SPACE}–${NO_BREAK_SPACE}` : '–';
  return writeTimes(from + dash + until, tag);
}
