import { MOST_NIGHTS, type StayError } from '../../../shared/holiday/stay.ts';
import type { TypingError } from '../../../shared/holiday/stay-params.ts';
import { useMessages } from '../../intl/use-messages.ts';
import { useDayFormats } from './use-day-formats.ts';

interface Known {
  typed?: string;
  /** The season of the arrival. */
  season?: { arrivalDays: readonly number[]; minNights: number } | undefined;
  /** How many may sleep there. */
  persons?: number;
}

/** What is wrong with a field in words: the first of its errors; undefined when there is none. */
export function useErrorText() {
  const t = useMessages();
  const { weekdays } = useDayFormats();
  return (
    field: string,
    errors: readonly (TypingError | (Pick<StayError, 'code'> & { field: string }))[],
    { typed = '', season, persons = 0 }: Known,
  ): string | undefined => {
    const code = errors.find((error) => error.field === field)?.code;
    if (!code) return undefined;
    const values = {
      typed,
      persons,
      days: weekdays(season?.arrivalDays ?? []),
      nights: code === 'STAY_TOO_LONG' ? MOST_NIGHTS : (season?.minNights ?? 1),
    };
    return t(`holiday.error.${code}`, values);
  };
}
