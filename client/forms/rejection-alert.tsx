import { type MessageKey, useMessages } from '../intl/use-messages.ts';
import { AgencyContactLine } from './agency-contact-line.tsx';
import { OutcomeAlert } from './outcome-alert.tsx';
import type { Rejection } from './send-mutation.ts';

interface RejectionAlertProps {
  rejection: Rejection;
  /** The message for an unknown reason. */
  unknownReason: MessageKey;
}

/** Shows why a change was rejected. */
export function RejectionAlert({ rejection, unknownReason }: RejectionAlertProps) {
  const t = useMessages();
  return (
    <OutcomeAlert role="alert">
      <p>{rejection.message ?? t(unknownReason)}</p>
      {!rejection.message && <AgencyContactLine />}
    </OutcomeAlert>
  );
}
