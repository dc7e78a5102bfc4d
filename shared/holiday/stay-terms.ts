import { addDays } from '../days.ts';

/** The maximum length of a stay, in nights. */
export const MAX_NIGHTS = 90;

interface Cancellable {
  state: 'REQUESTED' | 'ACCEPTED' | 'DECLINED' | 'CANCELLED';
  /** The first night. */
  from: string;
  /** An accepted stay can be cancelled until this number of days before arrival. */
  cancelDays: number;
}

/** The last day on which a visitor can cancel a stay. A stay that is not accepted can be cancelled until arrival. */
export function lastDayToCancel({ state, from, cancelDays }: Cancellable): string {
  return state === 'ACCEPTED' ? addDays(from, -cancelDays) : from;
}
