/** Calendars that are made up on demand instead of fetched, such as those of the demo agency. */
export interface MadeCalendars {
  /** The iCalendar text that stands at an address; null: it has to be fetched. */
  write(url: string, now: Date): string | null;
}

export const NO_CALENDARS: MadeCalendars = { write: () => null };
