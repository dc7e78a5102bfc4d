import { MAX_LENGTHS } from '../../shared/submissions/fields.ts';
import { type MessageKey, useMessages } from '../intl/use-messages.ts';
import { errorAttributes, FieldError } from './field-error.tsx';

interface NoteFieldProps {
  id: string;
  label: MessageKey;
  value: string;
  error: string | undefined;
}

/** An optional message to the visitor: the field `message` of a form. */
export function NoteField({ id, label, value, error }: NoteFieldProps) {
  const t = useMessages();
  return (
    <div className="field">
      <label htmlFor={id}>
        {t(label)} <span className="hint">{t('forms.optional')}</span>
      </label>
      <textarea
        id={id}
        name="message"
        rows={3}
        maxLength={MAX_LENGTHS.note}
        defaultValue={value}
        autoComplete="off"
        {...errorAttributes(id, error)}
      />
      <FieldError id={id} error={error} />
    </div>
  );
}
