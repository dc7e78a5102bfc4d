import type { ReactNode } from 'react';
import type { Period } from '../../../../shared/holiday/periods.ts';
import { useMessages } from '../../../intl/use-messages.ts';
import { useDayFormats } from './use-day-formats.ts';

interface OtherPeriodsProps {
  periods: readonly Period[];
  /** A way to have this period instead. */
  way(period: Period, words: string): ReactNode;
}

/** When a stay of the same length would be possible; nothing when that is never soon. */
export function OtherPeriods({ periods, way }: OtherPeriodsProps) {
  const t = useMessages();
  const formats = useDayFormats();
  if (periods.length === 0) return null;
  return (
    <div className="stay-others">
      <p>{t('holiday.stay.others')}</p>
      <ul>
        {periods.map((period) => (
          <li key={period.from}>{way(period, formats.period(period))}</li>
        ))}
      </ul>
    </div>
  );
}
