import type { RentalUnitQuery } from './generated/rental-unit.generated.ts';

/** The rental unit of a unit's page. */
export type Unit = NonNullable<RentalUnitQuery['rentalUnit']>;
