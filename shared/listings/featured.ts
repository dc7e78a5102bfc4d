/** How many listings an agency features at a time. */
export const MAX_FEATURED = 12;
