import type { StayError } from '../../../../shared/holiday/stay.ts';
import type { TypingError } from '../../../../shared/holiday/stay-params.ts';
import { MAX_NIGHTS } from '../../../../shared/holiday/stay-terms.ts';
import { useMessages } from '../../../intl/use-messages.ts';
import { useDayFormats } from './use-day-formats.ts';

interface Known {
  typed?: string;
  /** The season of the arrival date. */
  season?: { arrivalDays: readonly number[]; minNights: number } | undefined;
  /** The maximum number of persons. */
  persons?: number;
}

/** An obstacle to a stay, and the field that it concerns. */
export type StayProblem = TypingError | (Pick<StayError, 'code'> & { field: string });

/** Returns the message of a field's first error; undefined when there is none. */
export function useErrorText() {
  const t = useMessages();
  const { weekdays } = useDayFormats();
  return (
    field: string,
    errors: readonly StayProblem[],
    { typed = '', season, persons = 0 }: Known,
  ): string | undefined => {
    const code = errors.find((error) => error.field === field)?.code;
    if (!code) return undefined;
    const values = {
      typed,
      persons,
      days: weekdays(season?.arrivalDays ?? []),
      nights: code === 'STAY_TOO_LONG' ? MAX_NIGHTS : (season?.minNights ?? 1),
    };
    return t(`holiday.error.${code}`, values);
  };
}
