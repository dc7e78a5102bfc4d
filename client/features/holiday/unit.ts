import type { RentalUnitQuery } from './rental-unit.generated.ts';

/** The rental unit of its page. */
export type Unit = NonNullable<RentalUnitQuery['rentalUnit']>;
