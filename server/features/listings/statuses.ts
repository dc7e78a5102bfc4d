import { sql } from 'kysely';
import { CLOSED_STATUSES, OFFERED_STATUSES } from '../../../shared/listings/vocabulary.ts';

const listOf = (statuses: readonly string[]) => sql`(${sql.join(statuses.map((status) => sql.lit(status)))})`;

/** For `status in ${OFFERED}`: literals, to match the condition of the partial index `listing_office`. */
export const OFFERED = listOf(OFFERED_STATUSES);

/** For `status in ${CLOSED}`. */
export const CLOSED = listOf(CLOSED_STATUSES);
