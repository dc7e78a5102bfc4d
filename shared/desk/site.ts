/** What employees write for the site at the desk. */

/** The length of a notice on all pages. */
export const MAX_NOTICE = 300;
/** The length of an address. */
export const MAX_ADDRESS = 500;
/** The length of a news item in bytes, without title and summary. */
export const MAX_NEWS = 30_000;
/** The number of periods in which an office is closed. */
export const MAX_CLOSED_PERIODS = 60;
/** The length of a search for texts of the site. */
export const MAX_TEXT_SEARCH = 100;
