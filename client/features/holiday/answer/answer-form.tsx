import { Form } from 'react-router';
import { NoteField } from '../../../forms/note-field.tsx';
import type { Rejection } from '../../../forms/send-mutation.ts';
import { useMessages } from '../../../intl/use-messages.ts';
import { Button } from '../../../ui/button/button.tsx';

/** The rejection of a submitted answer. */
export interface AnswerOutcome {
  rejection: Rejection;
  /** The message that was typed. */
  message: string | null;
}

/** Values of the two submit buttons. */
export const ACCEPT = 'accept';
export const DECLINE = 'decline';

interface AnswerFormProps {
  stay: { isArrivalPast: boolean; isTaken: boolean };
  outcome: AnswerOutcome | undefined;
  formKey: string;
}

/**
 * The form that accepts or declines a request, with an optional message. A stay with taken nights, or whose day of
 * arrival has passed, can only be declined.
 */
export function AnswerForm({ stay, outcome, formKey }: AnswerFormProps) {
  const t = useMessages();
  const canAccept = !stay.isArrivalPast && !stay.isTaken;
  const obstacle = stay.isArrivalPast ? 'holiday.answer.past' : 'holiday.answer.taken';
  const hint = canAccept ? 'holiday.answer.hint' : obstacle;
  const isOfMessage = outcome?.rejection.field === 'message';
  return (
    <Form method="post" className="visitor-form" aria-labelledby="answer-title">
      <h2 id="answer-title">{t('holiday.answer.form')}</h2>
      <p className={canAccept ? undefined : 'notice'}>{t(hint)}</p>
      <input type="hidden" name="key" value={formKey} />
      <NoteField
        id="answer-message"
        label="holiday.answer.note"
        value={outcome?.message ?? ''}
        error={(isOfMessage && outcome.rejection.message) || undefined}
      />
      <div className="record__ways">
        {canAccept && (
          <Button type="submit" name="answer" value={ACCEPT}>
            {t('holiday.answer.accept')}
          </Button>
        )}
        <Button type="submit" name="answer" value={DECLINE} look="quiet">
          {t('holiday.answer.decline')}
        </Button>
      </div>
    </Form>
  );
}
