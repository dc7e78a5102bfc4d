import type { IntlShape } from 'react-intl';
import { timeInBrussels } from '../../../../shared/days.ts';
import { writeTimes } from '../../../../shared/time-format.ts';

/** The day and the times of an open house in Brussels, for its messages. `short`: with abbreviated names. */
export function openHouseTexts(
  { startsAt, endsAt }: { startsAt: string; endsAt: string },
  length: 'short' | 'long',
  intl: IntlShape,
) {
  const time = (moment: string) => writeTimes(timeInBrussels(new Date(moment)), intl.locale);
  const options = { weekday: length, day: 'numeric', month: length } as const;
  return {
    day: intl.formatDate(startsAt, options),
    from: time(startsAt),
    until: time(endsAt),
  };
}
