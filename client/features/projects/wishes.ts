/** Searches that are subscribed to from the pages of projects and entities. */
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

/** What a project offers: its kinds of property in its town. */
export function wishLikeProject({ types, ...project }: Located & { types: readonly EstateType[] }): string {
  return formatSimilarSearch({ transaction: project.transaction, cities: [project.address.city.id], types });
}

/**
 * Criteria as narrow as the search allows: an entity that is offered again answers them, and so does one of the same kind
 * and size in the same town. The price is left out, because it may have changed.
 */
export function wishForEntity({ type, subType, bedrooms, livingArea }: AnyEntity, project: Located): string {
  return formatSimilarSearch({
    transaction: project.transaction,
    cities: [project.address.city.id],
    types: [type],
    subTypes: [subType],
    minBedrooms: bedrooms,
    livingArea,
  });
}
