import type { IntlShape } from 'react-intl';
import type { OpenHouse } from '../../../../shared/estates/terms.ts';
import { formatTime } from '../../../intl/format-time.ts';

/** The day and the times of an open house in Brussels, for its messages. `short`: with abbreviated names. */
export function openHouseTexts({ startsAt, endsAt }: OpenHouse, length: 'short' | 'long', intl: IntlShape) {
  const options = { weekday: length, day: 'numeric', month: length } as const;
  return {
    day: intl.formatDate(startsAt, options),
    from: formatTime(intl, new Date(startsAt)),
    until: formatTime(intl, new Date(endsAt)),
  };
}
