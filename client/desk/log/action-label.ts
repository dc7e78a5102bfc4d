import type { MessageKey } from '../../intl/use-messages.ts';

/** The sentences of the log by action. */
const LABELS: Readonly<Record<string, MessageKey>> = {
  declineViewing: 'desk.log.declineViewing',
  moveViewing: 'desk.log.moveViewing',
  reportMissedViewing: 'desk.log.reportMissedViewing',
};

/** Returns the sentence of an action; a general one for an action of a later release. */
export function actionLabel(action: string): MessageKey {
  return LABELS[action] ?? 'desk.log.other';
}
