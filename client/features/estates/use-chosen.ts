import type { EstateCriteria } from '../../../shared/estates/criteria.ts';
import { useIntl } from '../../intl/use-intl.tsx';
import { type Choice, type ChosenPlaces, choicesOf } from './choices.ts';

/** Returns every choice of a search as text in the visitor's language. */
export function useChosen(criteria: EstateCriteria, places: ChosenPlaces): Choice[] {
  return choicesOf(criteria, places, useIntl());
}
