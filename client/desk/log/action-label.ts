import type { MessageKey } from '../../intl/use-messages.ts';

/** The sentences of the log by action. */
const LABELS: Readonly<Record<string, MessageKey>> = {
  acceptStay: 'desk.log.acceptStay',
  blockNights: 'desk.log.blockNights',
  blockTime: 'desk.log.blockTime',
  bookViewing: 'desk.log.bookViewing',
  declineStay: 'desk.log.declineStay',
  declineViewing: 'desk.log.declineViewing',
  freeNights: 'desk.log.freeNights',
  freeTime: 'desk.log.freeTime',
  moveViewing: 'desk.log.moveViewing',
  reportMissedViewing: 'desk.log.reportMissedViewing',
};

/** Returns the sentence of an action; a general one for an action of a later release. */
export function actionLabel(action: string): MessageKey {
  return LABELS[action] ?? 'desk.log.other';
}
