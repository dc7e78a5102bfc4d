import { addDays } from '../days.ts';

/** The longest stay. */
export const MOST_NIGHTS = 90;

interface Cancellable {
  state: 'REQUESTED' | 'ACCEPTED' | 'DECLINED' | 'CANCELLED';
  /** The first night. */
  from: string;
  /** Until how many days before arrival the unit's terms let an accepted stay be cancelled. */
  cancelDays: number;
}

/** The last day on which a visitor can cancel a stay: what nobody has accepted yet, until arrival. */
export function lastDayToCancel({ state, from, cancelDays }: Cancellable): string {
  return state === 'ACCEPTED' ? addDays(from, -cancelDays) : from;
}
