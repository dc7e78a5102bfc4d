import './leads.css';
import { type ComponentType, useState } from 'react';
import type { FormProps } from 'react-router';
import { useMessages } from '../../intl/use-messages.ts';
import { FormBox } from './form-box.tsx';
import { FormErrors } from './form-errors.tsx';
import { FORM_BOXES, FORM_FIELDS, type LeadFormName } from './form-fields.ts';
import { FormInput } from './form-input.tsx';
import { HumanFields } from './human-fields.tsx';
import type { LeadOutcome } from './lead-action.ts';
import type { HumanChallengeQuery } from './leads.generated.ts';
import { type FieldChecks, useFieldErrors } from './use-field-errors.ts';
import { useHeldSending } from './use-held-sending.ts';
import { useLastOutcome } from './use-last-outcome.ts';

interface LeadFormProps {
  form: LeadFormName;
  /** The router's form, or that of a dialog. */
  Form: ComponentType<FormProps>;
  /** The path of the form's page. */
  action: string;
  challenge: HumanChallengeQuery['humanChallenge'];
  /** What became of it when it was sent. */
  outcome: LeadOutcome | undefined;
  isSending: boolean;
  /** Sends what is filled in; the router does when absent. */
  onSend?(data: FormData): void;
  /** What this form alone asks, before all else. */
  first?(checks: FieldChecks): React.ReactNode;
}

/** A form to the agency: it is sent as it stands without JavaScript; with it, what is wrong is said while somebody types. */
export function LeadForm({
  form,
  Form,
  action,
  challenge,
  outcome,
  isSending,
  onSend,
  first,
}: LeadFormProps) {
  const t = useMessages();
  const last = useLastOutcome(outcome);
  const failure = last.outcome?.isSent === false ? last.outcome : undefined;
  const { isHeld, hold, release } = useHeldSending(challenge.work);
  const { errors, refusals, isChecked, check, checkAll } = useFieldErrors(form, failure);
  const [hasStarted, start] = useState(false);
  const [agrees, setAgrees] = useState(failure?.values.privacyConsent === true);
  return (
    <Form
      className="lead-form"
      method="post"
      action={action}
      noValidate={isChecked}
      preventScrollReset
      onFocus={() => start(true)}
      onSubmit={(event) => {
        const isReady = !isSending && checkAll(event.currentTarget) && !hold(event.currentTarget);
        if (onSend || !isReady) event.preventDefault();
        if (isReady) onSend?.(new FormData(event.currentTarget));
      }}
    >
      <FormErrors form={form} errors={errors} failure={failure} refusals={refusals} />
      <p className="hint">{t('leads.optionalHint')}</p>
      {first?.({ errors, check })}
      <FormInputs form={form} failure={failure} errors={errors} check={check} />
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
        {isSending || isHeld ? t('leads.sending') : t(`leads.${form}.submit`)}
      </button>
    </Form>
  );
}

interface PartProps extends FieldChecks {
  form: LeadFormName;
  failure: Extract<LeadOutcome, { isSent: false }> | undefined;
}

function FormInputs({ form, failure, errors, check }: PartProps) {
  return FORM_FIELDS[form].map((field) => (
    <FormInput
      key={field.name}
      field={field}
      id={`${form}-${field.name}`}
      value={String(failure?.values[field.name] ?? '')}
      error={errors[field.name]}
      onLeave={check}
    />
  ));
}

function FormBoxes({
  form,
  failure,
  errors,
  check,
  onAgree,
}: PartProps & { onAgree(agrees: boolean): void }) {
  return FORM_BOXES[form].map((name) => (
    <FormBox
      key={name}
      name={name}
      id={`${form}-${name}`}
      isTicked={failure?.values[name] === true}
      error={errors[name]}
      onTick={(isTicked, box) => {
        if (name === 'privacyConsent') onAgree(isTicked);
        check(box);
      }}
    />
  ));
}
