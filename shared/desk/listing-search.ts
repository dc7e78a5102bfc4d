/** The lengths of a search for homes by their reference, street or town. */
export const LISTING_SEARCH = { minLength: 2, maxLength: 60 };

/** Returns the text of a search for homes, without blanks around it and cut to the maximum length. */
export const listingSearch = (text: string | null | undefined): string =>
  (text ?? '').trim().slice(0, LISTING_SEARCH.maxLength);
