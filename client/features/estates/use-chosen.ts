import { useIntl } from 'react-intl';
import type { EstateCriteria } from '../../../shared/estates/criteria.ts';
import { type Choice, type City, choicesOf } from './choices.ts';

/** Every choice of a search in the visitor's words. */
export function useChosen(criteria: EstateCriteria, cities: readonly City[]): Choice[] {
  return choicesOf(criteria, cities, useIntl());
}
