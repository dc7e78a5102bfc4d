/** Calendars that are generated instead of fetched, such as those of the demo agency. */
export interface GeneratedCalendars {
  /** The iCalendar text of a URL; null when the URL must be fetched. */
  write(url: string, now: Date): string | null;
}

export const NO_GENERATED_CALENDARS: GeneratedCalendars = { write: () => null };
