/** The maximum lengths of a listing's texts in characters, in feeds and at the desk. */
export const MAX_TITLE = 200;
export const MAX_DESCRIPTION = 8000;
