import { QUESTION_TYPES } from '../../../shared/leads/vocabulary.ts';
import { useMessages } from '../../intl/use-messages.ts';
import { afterPress } from './after-press.ts';
import { FieldError, tiedTo } from './field-error.tsx';
import { FIRST_QUESTION, type FormField } from './form-fields.ts';

type Input = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface FormInputProps {
  field: FormField;
  id: string;
  /** What it holds at first. */
  value: string;
  error: string | undefined;
  /** Somebody has filled it in and goes on. */
  onLeave(input: Input): void;
}

/** A field with its label, and with what is wrong with it. */
export function FormInput({ field, id, value, error, onLeave }: FormInputProps) {
  const t = useMessages();
  const shared = {
    id,
    name: field.name,
    autoComplete: field.autoComplete,
    required: !field.isOptional,
    ...tiedTo(id, error),
    onBlur: ({ currentTarget }: React.FocusEvent<Input>) => afterPress(() => onLeave(currentTarget)),
  };
  return (
    <div className="field">
      <label htmlFor={id}>
        {t(field.label)} {field.isOptional && <span className="hint">{t('leads.optional')}</span>}
      </label>
      <Control field={field} value={value} shared={shared} />
      <FieldError id={id} error={error} />
    </div>
  );
}

interface ControlProps {
  field: FormField;
  value: string;
  shared: { id: string; name: string; required: boolean };
}

function Control({ field: { kind, longest }, value, shared }: ControlProps) {
  const t = useMessages();
  if (kind === 'question') {
    return (
      <select {...shared} defaultValue={value || FIRST_QUESTION}>
        {QUESTION_TYPES.map((type) => (
          <option key={type} value={type}>
            {t(`leads.question.${type}`)}
          </option>
        ))}
      </select>
    );
  }
  if (kind === 'lines') return <textarea {...shared} rows={5} maxLength={longest} defaultValue={value} />;
  return <input {...shared} type={kind} maxLength={longest} defaultValue={value} />;
}
