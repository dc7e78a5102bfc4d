import type { ReactNode } from 'react';
import type { FormDefinition, FormField } from '../../forms/form-definition.ts';
import { useMessages } from '../../intl/use-messages.ts';

/** The last fields of a form, which nobody needs to fill in, stand behind a disclosure. */
export function arrangeDetails(details: readonly FormField[]): NonNullable<FormDefinition['arrange']> {
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

/** Open from the start when something in it is wrong. */
function Details({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  const t = useMessages();
  return (
    <details className="form-more" open={isOpen || undefined}>
      <summary>{t('subscriptions.field.more')}</summary>
      <div className="form-more__fields">{children}</div>
    </details>
  );
}
