/** The names of the entries of a backup, in their order. */
export const HEADER_ENTRY = 'header.json';
/** Followed by the name of the table and the number of the part. */
export const TABLE_FOLDER = 'tables/';
/** Counts and hashes of the tables, and the state of sequences. */
export const TOTALS_ENTRY = 'totals.json';
/** Followed by the key of the file. */
export const MEDIA_FOLDER = 'media/';
/** Count and hash of the files, null without files; the end of a complete backup. */
export const MEDIA_TOTALS_ENTRY = 'media.json';
