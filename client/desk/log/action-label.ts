import type { MessageKey } from '../../intl/use-messages.ts';

/** The sentences of the log by action. */
const LABELS: Readonly<Record<string, MessageKey>> = {
  acceptStay: 'desk.log.acceptStay',
  assignMessage: 'desk.log.assignMessage',
  blockNights: 'desk.log.blockNights',
  blockTime: 'desk.log.blockTime',
  bookViewing: 'desk.log.bookViewing',
  confirmRemovals: 'desk.log.confirmRemovals',
  correctText: 'desk.log.correctText',
  declineStay: 'desk.log.declineStay',
  declineViewing: 'desk.log.declineViewing',
  endCorrection: 'desk.log.endCorrection',
  featureListing: 'desk.log.featureListing',
  finishMessage: 'desk.log.finishMessage',
  freeNights: 'desk.log.freeNights',
  freeTime: 'desk.log.freeTime',
  hideListing: 'desk.log.hideListing',
  moveViewing: 'desk.log.moveViewing',
  noteMessage: 'desk.log.noteMessage',
  orderPictures: 'desk.log.orderPictures',
  removeCorrection: 'desk.log.removeCorrection',
  reopenMessage: 'desk.log.reopenMessage',
  reportMissedViewing: 'desk.log.reportMissedViewing',
  showListing: 'desk.log.showListing',
  removeNews: 'desk.log.removeNews',
  retryFailed: 'desk.log.retryFailed',
  saveNews: 'desk.log.saveNews',
  saveNewsPicture: 'desk.log.saveNewsPicture',
  saveNotice: 'desk.log.saveNotice',
  saveOpeningHours: 'desk.log.saveOpeningHours',
  saveRedirect: 'desk.log.saveRedirect',
  saveSiteText: 'desk.log.saveSiteText',
  takeMessage: 'desk.log.takeMessage',
  endSession: 'desk.log.endSession',
  endOtherSessions: 'desk.log.endOtherSessions',
  addPasskey: 'desk.log.addPasskey',
  removePasskey: 'desk.log.removePasskey',
  signIn: 'desk.log.signIn',
  signInOnNewDevice: 'desk.log.signInOnNewDevice',
  unfeatureListing: 'desk.log.unfeatureListing',
};

/** Returns the sentence of an action; a general one for an action of a later release. */
export function actionLabel(action: string): MessageKey {
  return LABELS[action] ?? 'desk.log.other';
}
