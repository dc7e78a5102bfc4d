import { useEffect, useRef } from 'react';
import { useMessages } from '../../intl/use-messages.ts';
import type { LeadFormName } from './form-fields.ts';

/** That a form was received, and what happens next. */
export function LeadSent({ form }: { form: LeadFormName }) {
  const t = useMessages();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    // biome-ignore lint/a11y/noAutofocus: what became of the form is what its sender wants to know
    <div className="alert alert--success" role="status" tabIndex={-1} ref={place} autoFocus>
      <p>{t(`leads.${form}.sent`)}</p>
      <p>{t(`leads.${form}.next`)}</p>
    </div>
  );
}
