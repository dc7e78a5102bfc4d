import { type MouseEvent, useEffect, useRef } from 'react';
import { useMessages } from '../../intl/use-messages.ts';
import { CallInstead } from './call-instead.tsx';
import { FORM_BOXES, FORM_FIELDS, type LeadFormName } from './form-fields.ts';
import type { LeadOutcome } from './lead-action.ts';

type Failure = Extract<LeadOutcome, { isSent: false }>;

interface FormErrorsProps {
  form: LeadFormName;
  errors: Readonly<Record<string, string>>;
  failure: Failure | undefined;
  /** How often the browser itself would not send it. */
  refusals: number;
}

/** What keeps a form from being sent, each with a way to its field. It takes the focus when a form was refused. */
export function FormErrors({ form, errors, failure, refusals }: FormErrorsProps) {
  const t = useMessages();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure || refusals > 0) place.current?.focus();
  }, [failure, refusals]);
  const names = ['officeId', ...FORM_FIELDS[form].map(({ name }) => name), ...FORM_BOXES[form]];
  const listed = names.filter((name) => errors[name]);
  /** Where two fields have the same fault, each says its name. */
  const sentenceOf = (name: string) => {
    const error = errors[name] ?? '';
    const isShared = listed.some((other) => other !== name && errors[other] === error);
    const field = FORM_FIELDS[form].find((one) => one.name === name);
    return field && isShared ? t('leads.errorOf', { field: t(field.label), error }) : error;
  };
  const isUnknown = failure !== undefined && failure.message === undefined;
  const isListed = listed.length > 0 && (failure !== undefined || refusals > 0);
  // Nothing was wrong, or everything is mended.
  if (!isListed && !failure?.message && !isUnknown) return null;
  return (
    // biome-ignore lint/a11y/noAutofocus: without JavaScript nothing else tells that the form was not sent
    <div className="alert alert--danger" role="alert" tabIndex={-1} ref={place} autoFocus>
      {isListed && <p>{t('leads.errors', { count: listed.length })}</p>}
      {isListed && (
        <ul>
          {listed.map((name) => (
            <li key={name}>
              <a href={`#${form}-${name}`} onClick={toField}>
                {sentenceOf(name)}
              </a>
            </li>
          ))}
        </ul>
      )}
      {failure?.message && <p>{failure.message}</p>}
      {isUnknown && <p>{t('leads.failed')}</p>}
      {(failure?.needsCall || isUnknown) && <CallInstead />}
    </div>
  );
}

/** For the router a hash is another address, and it would forget what became of the form. */
function toField(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
}
