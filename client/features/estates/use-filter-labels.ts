import { useIntl } from 'react-intl';
import type { EstateCriteria } from '../../../shared/estates/criteria.ts';
import { type ChosenPlaces, describeFilters, type LabelledFilter } from './filter-labels.ts';

/** Returns every choice of a search as text in the visitor's language. */
export function useFilterLabels(criteria: EstateCriteria, places: ChosenPlaces): LabelledFilter[] {
  return describeFilters(criteria, places, useIntl());
}
