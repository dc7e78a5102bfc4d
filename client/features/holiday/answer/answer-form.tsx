import { Form } from 'react-router';
import { NoteField } from '../../../forms/note-field.tsx';
import type { Rejection } from '../../../forms/send-mutation.ts';
import { useMessages } from '../../../intl/use-messages.ts';

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
  /** Some nights are taken, so the request can only be declined. */
  isTaken: boolean;
  outcome: AnswerOutcome | undefined;
  formKey: string;
}

/** The form that accepts or declines a request, with an optional message. */
export function AnswerForm({ isTaken, outcome, formKey }: AnswerFormProps) {
  const t = useMessages();
  const isOfMessage = outcome?.rejection.field === 'message';
  return (
    <Form method="post" className="visitor-form" aria-labelledby="answer-title">
      <h2 id="answer-title">{t('holiday.answer.form')}</h2>
      <p className={isTaken ? 'notice' : undefined}>
        {t(isTaken ? 'holiday.answer.taken' : 'holiday.answer.hint')}
      </p>
      <input type="hidden" name="key" value={formKey} />
      <NoteField
        id="answer-message"
        label="holiday.answer.note"
        value={outcome?.message ?? ''}
        error={(isOfMessage && outcome.rejection.message) || undefined}
      />
      <div className="record__ways">
        {!isTaken && (
          <button type="submit" name="answer" value={ACCEPT} className="button">
            {t('holiday.answer.accept')}
          </button>
        )}
        <button type="submit" name="answer" value={DECLINE} className="button button--quiet">
          {t('holiday.answer.decline')}
        </button>
      </div>
    </Form>
  );
}
