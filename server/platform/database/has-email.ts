import { sql } from 'kysely';

/** Whether the `email` of a row is this address, ignoring case. */
export const hasEmail = (email: string) => sql<boolean>`lower(email) = ${email.toLowerCase()}`;
