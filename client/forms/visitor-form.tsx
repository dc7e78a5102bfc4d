import './forms.css';
import { type ComponentType, useState } from 'react';
import type { FormProps } from 'react-router';
import { useMessages } from '../intl/use-messages.ts';
import type { FormFailure, FormOutcome } from './form-action.ts';
import { FormBox } from './form-box.tsx';
import type { FormDefinition } from './form-definition.ts';
import { FormErrors } from './form-errors.tsx';
import { type Choices, FormInput } from './form-input.tsx';
import { HumanFields } from './human-fields.tsx';
import type { Challenge } from './loaded-form.ts';
import { type FieldChecks, useFieldErrors } from './use-field-errors.ts';
import { useHeldForm } from './use-held-form.ts';
import { useLastOutcome } from './use-last-outcome.ts';

interface VisitorFormProps {
  form: FormDefinition;
  /** The router's form, or that of a dialog. */
  Form: ComponentType<FormProps>;
  /** The path of the form's page. */
  action: string;
  challenge: Challenge;
  /** What became of it when it was sent. */
  outcome: FormOutcome | undefined;
  isSending: boolean;
  /** Sends what is filled in; the router does when absent. */
  onSend?(data: FormData): void;
  /** It was to be sent as it cannot be. */
  onReject?(): void;
  /** What is filled in from the start, by field. */
  initial?: Readonly<Record<string, string>> | undefined;
  /** Options that the form does not know by itself, by field. */
  choices?: Readonly<Record<string, Choices>> | undefined;
}

/** A form that works without JavaScript; with it, fields are validated as they are left. */
export function VisitorForm(props: VisitorFormProps) {
  const { form, Form, action, challenge, outcome, isSending, onSend, onReject } = props;
  const t = useMessages();
  const last = useLastOutcome(outcome);
  const failure = last.outcome?.isSent === false ? last.outcome : undefined;
  const { isHeld, hold, release } = useHeldForm(challenge.work);
  const { errors, rejections, isChecked, check, checkAll } = useFieldErrors(form, failure);
  const [hasStarted, start] = useState(false);
  const [agrees, setAgrees] = useState(failure?.values.privacyConsent === true);
  return (
    <Form
      className="visitor-form"
      method="post"
      action={action}
      noValidate={isChecked}
      preventScrollReset
      onFocus={() => start(true)}
      onSubmit={(event) => {
        const isValid = !isSending && checkAll(event.currentTarget);
        if (!isSending && !isValid) onReject?.();
        const isReady = isValid && !hold(event.currentTarget);
        if (onSend || !isReady) event.preventDefault();
        if (isReady) onSend?.(new FormData(event.currentTarget));
      }}
    >
      <FormErrors form={form} errors={errors} failure={failure} rejections={rejections} />
      <p className="hint">{t('forms.optionalHint')}</p>
      <FormInputs {...props} failure={failure} errors={errors} check={check} />
      <FormBoxes form={form} failure={failure} errors={errors} check={check} onAgree={setAgrees} />
      {/* What was sent is used up: with a new challenge they begin anew, and those of a service with each sending. */}
      <HumanFields
        key={challenge.service ? `${challenge.formToken} ${last.count}` : challenge.formToken}
        challenge={challenge}
        hasStarted={hasStarted}
        agreed={agrees}
        onWorkEnd={release}
      />
      <button type="submit" className="button" aria-disabled={isSending || isHeld || undefined}>
        {t(isSending || isHeld ? 'forms.sending' : form.words.submit)}
      </button>
    </Form>
  );
}

interface PartProps extends FieldChecks, Pick<VisitorFormProps, 'form'> {
  failure: FormFailure | undefined;
}

type InputsProps = PartProps & Pick<VisitorFormProps, 'initial' | 'choices'>;

function FormInputs({ form, failure, errors, check, initial = {}, choices = {} }: InputsProps) {
  const values = failure?.values ?? initial;
  return form.fields.map((field) => (
    <FormInput
      key={field.name}
      field={field}
      choices={choices[field.name]}
      id={`${form.name}-${field.name}`}
      value={String(values[field.name] ?? '')}
      error={errors[field.name]}
      onLeave={check}
    />
  ));
}

interface BoxesProps extends PartProps {
  onAgree(agrees: boolean): void;
}

function FormBoxes({ form, failure, errors, check, onAgree }: BoxesProps) {
  return form.boxes.map((name) => (
    <FormBox
      key={name}
      name={name}
      id={`${form.name}-${name}`}
      isTicked={failure?.values[name] === true}
      error={errors[name]}
      onTick={(isTicked, box) => {
        if (name === 'privacyConsent') onAgree(isTicked);
        check(box);
      }}
    />
  ));
}
