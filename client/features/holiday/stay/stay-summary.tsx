import '../../../forms/record.css';
import type { ReactNode } from 'react';
import { useMessages } from '../../../intl/use-messages.ts';
import { type PricedLine, StayPrice } from './stay-price.tsx';
import { useDayFormats } from './use-day-formats.ts';

interface StaySummaryProps {
  stay: { from: string; until: string; nights: number; persons: number; withPets?: boolean; total: number };
  lines?: readonly PricedLine[];
  /** Whether the stay was declined, cancelled or has expired. */
  isOff?: boolean;
  /** The status of the stay. */
  state?: ReactNode;
  children?: ReactNode;
}

/** Dates, persons and price of a stay. */
export function StaySummary({ stay, lines = [], isOff = false, state, children }: StaySummaryProps) {
  const t = useMessages();
  const { period } = useDayFormats();
  const { nights, persons, withPets, total } = stay;
  return (
    <section className="record" aria-label={t('holiday.request.summary')}>
      {state}
      <p className={isOff ? 'record__title record__title--off' : 'record__title'}>{period(stay)}</p>
      <p>{t(withPets ? 'holiday.request.personsPets' : 'holiday.card.persons', { count: persons })}</p>
      <StayPrice nights={nights} total={total} lines={lines} />
      {children}
    </section>
  );
}
