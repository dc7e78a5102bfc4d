import { Form } from 'react-router';
import { NoteField } from '../../../forms/note-field.tsx';
import { RejectionAlert } from '../../../forms/rejection-alert.tsx';
import type { Rejection } from '../../../forms/send-mutation.ts';
import { useMessages } from '../../../intl/use-messages.ts';
import { Button } from '../../../ui/button/button.tsx';

/** The rejection of one of the page's two forms. */
export interface AgentOutcome {
  /** Whether the rejected form is the no-show report. */
  isNoShow: boolean;
  rejection: Rejection;
  /** The message that the agent typed. */
  message: string | null;
}

export const NO_SHOW = 'missed';

interface AgentFormProps {
  outcome: AgentOutcome | undefined;
  formKey: string;
}

/** The form that reports a no-show. */
export function NoShowForm({ outcome, formKey }: AgentFormProps) {
  const t = useMessages();
  return (
    <Form method="post" className="visitor-form" aria-labelledby="missed-title">
      <h2 id="missed-title">{t('appointments.agent.missedTitle')}</h2>
      {outcome?.isNoShow && (
        <RejectionAlert rejection={outcome.rejection} unknownReason="appointments.failed" />
      )}
      <input type="hidden" name="intent" value={NO_SHOW} />
      <input type="hidden" name="key" value={formKey} />
      <Button type="submit" look="quiet">
        {t('appointments.agent.reportMissed')}
      </Button>
    </Form>
  );
}

/**
 * The form by which the agent calls the viewing off. The visitor is notified, with the agent's message if there
 * is one.
 */
export function DeclineForm({ isOffered, outcome, formKey }: AgentFormProps & { isOffered: boolean }) {
  const t = useMessages();
  const own = outcome && !outcome.isNoShow ? outcome : undefined;
  const isOfMessage = own?.rejection.field === 'message';
  const error = (isOfMessage && own?.rejection.message) || undefined;
  return (
    <Form method="post" className="visitor-form" aria-labelledby="decline-title">
      <h2 id="decline-title">
        {t(isOffered ? 'appointments.agent.declineTitle' : 'appointments.agent.notOfferedTitle')}
      </h2>
      <p>{t(isOffered ? 'appointments.agent.declineText' : 'appointments.agent.notOfferedText')}</p>
      {own && <RejectionAlert rejection={own.rejection} unknownReason="appointments.cancel.failed" />}
      <input type="hidden" name="intent" value="decline" />
      <input type="hidden" name="key" value={formKey} />
      <NoteField
        id="decline-message"
        label="appointments.agent.note"
        value={own?.message ?? ''}
        error={error}
      />
      <Button type="submit">
        {t(isOffered ? 'appointments.agent.decline' : 'appointments.agent.cancelNotOffered')}
      </Button>
    </Form>
  );
}
