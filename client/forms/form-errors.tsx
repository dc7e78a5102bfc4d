import { type MouseEvent, useEffect, useRef } from 'react';
import { useMessages } from '../intl/use-messages.ts';
import { AgencyContactLine } from './agency-contact-line.tsx';
import type { FormFailure } from './form-action.ts';
import { type FormDefinition, visibleFieldNames } from './form-definition.ts';

interface FormErrorsProps {
  form: Pick<FormDefinition, 'name' | 'fields' | 'boxes' | 'messages'>;
  errors: Readonly<Record<string, string>>;
  failure: FormFailure | undefined;
  /** How many times the browser's own validation rejected the form. */
  rejections: number;
}

/**
 * Lists what prevents a form from being sent, with links to the fields. Receives the focus when a form is
 * rejected.
 */
export function FormErrors({ form, errors, failure, rejections }: FormErrorsProps) {
  const t = useMessages();
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure || rejections > 0) alert.current?.focus();
  }, [failure, rejections]);
  const listed = visibleFieldNames(form).filter((name) => errors[name]);
  /** A message that other fields have too, or that fits any field, names its field. */
  const sentenceOf = (name: string) => {
    const error = errors[name] ?? '';
    const isShared =
      error === t('forms.fault.required') ||
      listed.some((other) => other !== name && errors[other] === error);
    const field = form.fields.find((one) => one.name === name);
    return field && isShared ? t('forms.errorOf', { field: t(field.label), error }) : error;
  };
  const isUnknown = failure !== undefined && failure.message === undefined;
  const isListed = listed.length > 0 && (failure !== undefined || rejections > 0);
  // There were no errors, or all have been corrected.
  if (!isListed && !failure?.message && !isUnknown) return null;
  return (
    // biome-ignore lint/a11y/noAutofocus: without JavaScript only the focus shows the rejection
    <div className="alert alert--danger" role="alert" tabIndex={-1} ref={alert} autoFocus>
      {isListed && <p>{t('forms.errors', { count: listed.length })}</p>}
      {isListed && (
        <ul>
          {listed.map((name) => (
            <li key={name}>
              <a href={`#${form.name}-${name}`} onClick={focusField}>
                {sentenceOf(name)}
              </a>
            </li>
          ))}
        </ul>
      )}
      {failure?.message && <p>{failure.message}</p>}
      {isUnknown && (
        <p>{t(failure.isUnavailable ? 'forms.unsaved' : (form.messages.failed ?? 'forms.failed'))}</p>
      )}
      {(failure?.needsPhoneCall || isUnknown) && <AgencyContactLine />}
    </div>
  );
}

/** For the router a hash is a navigation, which would discard the form's outcome. */
function focusField(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
}
