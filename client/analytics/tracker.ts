/** What all analytics tools have in common. */

/**
 * A page as tools may know it: addresses have no query, because visitors type search terms. Only the site whose widget
 * led to the page stays.
 */
export interface CountedPage {
  url: string;
  title: string;
  /** The page before it, or the origin of another site; empty when unknown. */
  referrer: string;
}

export interface Tracker {
  countPage(page: CountedPage): void;
  /** Counts a form that the agency answers, by its kind. */
  countLead(kind: string): void;
  /** Stops counting and removes the cookies of the tool. */
  stop(): void;
  /** Counts again after `stop`. */
  resume(): void;
}

/** Requests a tool's script. A browser that blocks the script counts nothing. */
export function insertScript(url: string): void {
  const script = document.createElement('script');
  script.src = url;
  document.head.append(script);
}
