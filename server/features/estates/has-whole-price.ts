import { sql } from 'kysely';
import { PART_PRICE_METHODS } from '../../../shared/estates/terms.ts';

const PART_PRICES = sql.lit(`{${PART_PRICE_METHODS.join()}}`);

/** The condition on `estate_search` that `isWholePrice` is for estates. Rentals have no method of sale. */
export const HAS_WHOLE_PRICE = sql<boolean>`(sale_method <> all(${PART_PRICES})) is not false`;
