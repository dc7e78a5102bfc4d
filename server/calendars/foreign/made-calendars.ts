/** Calendars that are generated instead of fetched, such as those of the demo agency. */
export interface MadeCalendars {
  /** The iCalendar text of a URL; null when the URL must be fetched. */
  write(url: string, now: Date): string | null;
}

export const NO_CALENDARS: MadeCalendars = { write: () => null };
