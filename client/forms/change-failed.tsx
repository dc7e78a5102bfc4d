import { type MessageKey, useMessages } from '../intl/use-messages.ts';
import { CallInstead } from './call-instead.tsx';
import { OutcomeAlert } from './outcome-alert.tsx';
import type { Rejection } from './send-change.ts';

interface ChangeFailedProps {
  rejection: Rejection;
  /** The message for an unknown reason. */
  unknown: MessageKey;
}

/** Shows why a change was rejected. */
export function ChangeFailed({ rejection, unknown }: ChangeFailedProps) {
  const t = useMessages();
  return (
    <OutcomeAlert role="alert">
      <p>{rejection.message ?? t(unknown)}</p>
      {!rejection.message && <CallInstead />}
    </OutcomeAlert>
  );
}
