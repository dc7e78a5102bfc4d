import type { ReactNode } from 'react';
import type { Period } from '../../../../shared/holiday/periods.ts';
import { useMessages } from '../../../intl/use-messages.ts';
import { useDayFormats } from './use-day-formats.ts';

interface OtherPeriodsProps {
  periods: readonly Period[];
  /** Renders a link or button that chooses the period. */
  renderChoice(period: Period, label: string): ReactNode;
}

/** Lists possible periods of the same length; renders nothing when there are none soon. */
export function OtherPeriods({ periods, renderChoice }: OtherPeriodsProps) {
  const t = useMessages();
  const formats = useDayFormats();
  if (periods.length === 0) return null;
  return (
    <div className="stay-others">
      <p>{t('holiday.stay.others')}</p>
      <ul>
        {periods.map((period) => (
          <li key={period.from}>{renderChoice(period, formats.period(period))}</li>
        ))}
      </ul>
    </div>
  );
}
