import type { FocusEvent } from 'react';
import { useMessages } from '../intl/use-messages.ts';
import { errorAttributes, FieldError, FieldInstruction } from './field-error.tsx';
import type { FormField } from './form-definition.ts';
import { runAfterPress } from './run-after-press.ts';

type Input = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The options of a choice, as text. */
export type Choices = readonly { value: string; label: string }[];

interface FormInputProps {
  field: FormField;
  /** Options of a choice that the form does not define itself. */
  choices: Choices | undefined;
  id: string;
  /** The initial value. */
  value: string;
  error: string | undefined;
  /** Called when the visitor leaves the field after filling it in. */
  onLeave(input: Input): void;
}

/** A field with label and error. */
export function FormInput({ field, choices, id, value, error, onLeave }: FormInputProps) {
  const t = useMessages();
  const { name, autoComplete, isOptional } = field;
  const instruction = isOptional ? undefined : field.instruction;
  const [only, ...others] = choices ?? [];
  if (only && others.length === 0) return <input type="hidden" name={name} value={only.value} />;
  const shared = {
    id,
    name,
    autoComplete,
    defaultValue: value,
    ...errorAttributes(id, error, instruction !== undefined),
    onBlur: ({ currentTarget }: FocusEvent<Input>) => runAfterPress(() => onLeave(currentTarget)),
  };
  return (
    <div className="field">
      <label htmlFor={id}>
        {t(field.label)} {isOptional && <span className="hint">{t('forms.optional')}</span>}
      </label>
      {field.kind === 'choice' ? (
        <Choice field={field} choices={choices} shared={shared} />
      ) : (
        <Text field={field} shared={shared} />
      )}
      <FieldError id={id} error={error} />
      {error && instruction && <FieldInstruction id={id} text={t(instruction)} />}
    </div>
  );
}

interface SharedProps {
  field: FormField;
  shared: { id: string; name: string; defaultValue: string };
}

function Text({ field: { kind, maxLength, isOptional }, shared }: SharedProps) {
  const typed = { ...shared, required: !isOptional, maxLength };
  return kind === 'lines' ? <textarea {...typed} rows={5} /> : <input {...typed} type={kind} />;
}

/** A choice whose first option is preselected. */
function Choice({ field, choices, shared }: SharedProps & Pick<FormInputProps, 'choices'>) {
  const t = useMessages();
  const fixed = field.choices?.map((choice) => ({
    value: choice.value,
    label: 'name' in choice ? choice.name : t(choice.label),
  }));
  const options = choices ?? fixed ?? [];
  return (
    <select {...shared} defaultValue={shared.defaultValue || options[0]?.value}>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}
