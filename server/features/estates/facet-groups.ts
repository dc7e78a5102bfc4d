import type { FacetName } from '../../../graphql/estates/ports.ts';
import type { CriterionGroup } from '../../../shared/estates/criteria.ts';

/** The group of criteria that each facet ignores, so that its counts show the results of other choices. */
export const FACET_GROUPS = {
  kinds: 'KIND',
  cities: 'CITY',
  municipalities: 'MAP',
  bedrooms: 'BEDROOMS',
  price: 'PRICE',
  prices: 'PRICE',
} as const satisfies Record<FacetName, CriterionGroup>;
