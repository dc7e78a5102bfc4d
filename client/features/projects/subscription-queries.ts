/** Subscription links on the pages of projects and entities. */
import type { EstateSubType, EstateType } from '../../../shared/estates/vocabulary.ts';
import type { Transaction } from '../../../shared/listings/vocabulary.ts';
import { formatSimilarSearch } from '../../../shared/subscriptions/similar-search.ts';

interface Located {
  transaction: Transaction;
  address: { city: { id: string } };
}

interface AnyEntity {
  type: EstateType;
  subType: EstateSubType;
  bedrooms?: number | null | undefined;
  livingArea?: number | null | undefined;
}

/** Returns the search for a project's kinds of property in its town. */
export function projectSearchQuery({
  types,
  ...project
}: Located & { types: readonly EstateType[] }): string {
  return formatSimilarSearch({ transaction: project.transaction, cities: [project.address.city.id], types });
}

/**
 * Returns the narrowest search that matches the entity if it is offered again, and others of its kind and size
 * in the same town. The price is omitted, because it may have changed.
 */
export function entitySearchQuery(
  { type, subType, bedrooms, livingArea }: AnyEntity,
  project: Located,
): string {
  return formatSimilarSearch({
    transaction: project.transaction,
    cities: [project.address.city.id],
    types: [type],
    subTypes: [subType],
    minBedrooms: bedrooms,
    livingArea,
  });
}
