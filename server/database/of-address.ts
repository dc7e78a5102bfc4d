import { sql } from 'kysely';

/** Of a row with an `email`: it is this address, in whatever case both are written. */
export const isOfAddress = (email: string) => sql<boolean>`lower(email) = ${email.toLowerCase()}`;
