import type { ReactNode } from 'react';
import type { FormDefinition, FormField } from '../../forms/form-definition.ts';
import { useMessages } from '../../intl/use-messages.ts';

/** Puts the optional last fields of a form behind a disclosure. */
export function collapseOptionalFields(
  details: readonly FormField[],
): NonNullable<FormDefinition['arrange']> {
  return (inputs, errors) => {
    const first = inputs.length - details.length;
    return (
      <>
        {inputs.slice(0, first)}
        <Details isOpen={details.some(({ name }) => errors[name])}>{inputs.slice(first)}</Details>
      </>
    );
  };
}

/** Initially open when one of its fields has an error. */
function Details({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  const t = useMessages();
  return (
    <details className="form-more" open={isOpen || undefined}>
      <summary>{t('subscriptions.field.more')}</summary>
      <div className="form-more__fields">{children}</div>
    </details>
  );
}
