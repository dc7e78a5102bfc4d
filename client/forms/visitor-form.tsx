import './forms.css';
import { type ComponentType, Fragment, type ReactNode, useState } from 'react';
import type { FormProps } from 'react-router';
import { useMessages } from '../intl/use-messages.ts';
import { Button } from '../ui/button/button.tsx';
import type { FormOutcome } from './form-action.ts';
import { FormBox } from './form-box.tsx';
import { type FormDefinition, type FormField, type FormValues, readFields } from './form-definition.ts';
import { FormErrors } from './form-errors.tsx';
import { type Choices, FormInput } from './form-input.tsx';
import { HumanFields } from './human/human-fields.tsx';
import { LateCheck } from './human/late-check.tsx';
import type { Challenge } from './loaded-form.ts';
import { type FieldChecks, useFieldErrors } from './use-field-errors.ts';
import { useHeldForm } from './use-held-form.ts';
import { useLastOutcome } from './use-last-outcome.ts';

/** The props of a field that the page renders itself. */
export interface CustomField extends Pick<FieldChecks, 'check'> {
  id: string;
  value: string;
  error: string | undefined;
}

export interface VisitorFormProps {
  form: Pick<
    FormDefinition,
    'name' | 'fields' | 'boxes' | 'hiddenInputs' | 'schema' | 'messages' | 'arrange'
  >;
  /** The router's form, or the plain form of a dialog. */
  Form: ComponentType<FormProps>;
  /** The URL of the form's page. */
  action: string;
  challenge: Challenge;
  /** The outcome of the last submission. */
  outcome: FormOutcome | undefined;
  isSending: boolean;
  /** Sends the form; by default the router does. */
  onSend?(data: FormData): void;
  /** Called when validation rejected the form. */
  onReject?(): void;
  /** Initial values by field. */
  initial?: Readonly<FormValues> | undefined;
  /** Values supplied by the page, by name. */
  hiddenValues?: Readonly<Record<string, string | number | null>> | undefined;
  /** Options that the form does not define itself, by field. */
  choices?: Readonly<Record<string, Choices>> | undefined;
  /** Render functions of fields that the page renders itself. */
  customFields?: Readonly<Record<string, (part: CustomField) => ReactNode>> | undefined;
  /** Called when a field has changed. */
  onDraft?(values: FormValues): void;
  /** Shown below the submit button. */
  children?: ReactNode;
}

/**
 * A form that works without JavaScript. With JavaScript fields are validated when the visitor leaves them. A
 * second button with `formNoValidate` submits the form without validation.
 */
export function VisitorForm(props: VisitorFormProps) {
  const { form, Form, action, challenge, outcome, isSending, onSend, onReject, onDraft } = props;
  const t = useMessages();
  const last = useLastOutcome(outcome);
  const failure = last.outcome?.isSent === false ? last.outcome : undefined;
  const { isHeld, isLate, hold, endWork, takeResponse } = useHeldForm({
    work: challenge.work,
    hasService: challenge.service !== null,
  });
  const { errors, rejections, isChecked, check, checkAll } = useFieldErrors(form, failure);
  const [hasStarted, setHasStarted] = useState(false);
  const values = failure?.values ?? props.initial ?? {};
  const [agrees, setAgrees] = useState(values.privacyConsent === true);
  return (
    <Form
      className="visitor-form"
      method="post"
      action={action}
      noValidate={isChecked}
      preventScrollReset
      onFocus={() => setHasStarted(true)}
      onInput={({ currentTarget }) => onDraft?.(readFields(form, new FormData(currentTarget)))}
      onSubmit={(event) => {
        if (!isSending && skipsValidation(event.nativeEvent)) return;
        const isValid = !isSending && checkAll(event.currentTarget);
        if (!isSending && !isValid) onReject?.();
        const isReady = isValid && !hold(event.currentTarget);
        if (onSend || !isReady) event.preventDefault();
        if (isReady) onSend?.(new FormData(event.currentTarget));
      }}
    >
      <FormErrors form={form} errors={errors} failure={failure} rejections={rejections} />
      <p className="hint">{t('forms.optionalHint')}</p>
      <HiddenInputs {...props} values={values} />
      <FormInputs {...props} values={values} errors={errors} check={check} />
      <FormBoxes form={form} values={values} errors={errors} check={check} onAgree={setAgrees} />
      {/* A challenge is valid for one submission: a new one resets these fields. The response of a service is valid
          for one submission, too. The new challenge follows its outcome, and must not reset the service again. */}
      <HumanFields
        key={challenge.service ? last.count : challenge.formToken}
        challenge={challenge}
        hasStarted={hasStarted}
        agreed={agrees}
        onWorkEnd={endWork}
        onResponse={takeResponse}
      />
      {isLate && <LateCheck />}
      <Button type="submit" aria-disabled={isSending || isHeld || undefined}>
        {t(isSending || isHeld ? 'forms.sending' : form.messages.submit)}
      </Button>
      {form.messages.sending && <p role="status">{isSending && t(form.messages.sending)}</p>}
      {props.children}
    </Form>
  );
}

/** Whether the clicked button submits without validation. */
function skipsValidation(event: Event): boolean {
  const { submitter } = event as SubmitEvent;
  return submitter instanceof HTMLButtonElement && submitter.formNoValidate;
}

interface FieldsProps extends FieldChecks, Pick<VisitorFormProps, 'form'> {
  /** The initial values. */
  values: Readonly<FormValues>;
}

type HiddenInputsProps = Pick<FieldsProps, 'values'> & Pick<VisitorFormProps, 'form' | 'hiddenValues'>;

/** The page's current values take precedence over the submitted ones. */
function HiddenInputs({ form, hiddenValues, values }: HiddenInputsProps) {
  return form.hiddenInputs?.map(({ name }) => (
    <input key={name} type="hidden" name={name} value={hiddenValues?.[name] ?? String(values[name] ?? '')} />
  ));
}

type InputsProps = FieldsProps & Pick<VisitorFormProps, 'choices' | 'customFields'>;

function FormInputs({ form, values, errors, check, choices = {}, customFields = {} }: InputsProps) {
  const inputs = form.fields.map((field) => {
    const { name } = field;
    const shown = { id: `${form.name}-${name}`, value: String(values[name] ?? ''), error: errors[name] };
    if (field.kind === 'box')
      return <BoxField key={name} field={field} id={shown.id} {...{ values, errors, check }} />;
    const part = customFields[name]?.({ id: shown.id, value: shown.value, error: shown.error, check });
    return part ? (
      <Fragment key={name}>{part}</Fragment>
    ) : (
      <FormInput key={name} field={field} choices={choices[name]} {...shown} onLeave={check} />
    );
  });
  return form.arrange?.(inputs, errors) ?? inputs;
}

interface BoxFieldProps extends Omit<FieldsProps, 'form'> {
  field: FormField;
  id: string;
}

/** A checkbox field. */
function BoxField({ field: { name, label }, id, values, errors, check }: BoxFieldProps) {
  return (
    <FormBox
      name={name}
      id={id}
      label={label}
      isTicked={values[name] === true}
      error={errors[name]}
      onTick={(_, box) => check(box)}
    />
  );
}

interface BoxesProps extends FieldsProps {
  onAgree(agrees: boolean): void;
}

function FormBoxes({ form, values, errors, check, onAgree }: BoxesProps) {
  return form.boxes.map((name) => (
    <FormBox
      key={name}
      name={name}
      id={`${form.name}-${name}`}
      isTicked={values[name] === true}
      label={(name === 'privacyConsent' && form.messages.consent) || `forms.box.${name}`}
      error={errors[name]}
      onTick={(isTicked, box) => {
        if (name === 'privacyConsent') onAgree(isTicked);
        check(box);
      }}
    />
  ));
}
