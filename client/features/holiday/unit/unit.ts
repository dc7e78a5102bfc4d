import type { RentalUnitQuery } from './generated/rental-unit.generated.ts';

/** The rental unit of its page. */
export type Unit = NonNullable<RentalUnitQuery['rentalUnit']>;
