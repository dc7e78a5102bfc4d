import type { EstateCriteria } from '../../../shared/estates/criteria.ts';
import { useIntl } from '../../intl/use-intl.tsx';
import { type Choice, type ChosenPlaces, choicesOf } from './choices.ts';

/** Every choice of a search in the visitor's words. */
export function useChosen(criteria: EstateCriteria, places: ChosenPlaces): Choice[] {
  return choicesOf(criteria, places, useIntl());
}
