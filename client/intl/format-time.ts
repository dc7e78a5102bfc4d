import type { IntlShape } from 'react-intl';
import { timeInBrussels } from '../../shared/days.ts';
import { writeTimes } from '../../shared/time-format.ts';

/**
 * Formats the time of a moment in Brussels: `10:30`, in French `10 h 30`. Unlike `intl.formatTime` it is the same in
 * browsers that do not know the locale.
 */
export function formatTime(intl: IntlShape, moment: Date): string {
  return writeTimes(timeInBrussels(moment), intl.locale);
}
