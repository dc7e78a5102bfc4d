import type { ReactNode } from 'react';
import { useMessages } from '../../intl/use-messages.ts';
import { Button } from '../../ui/button/button.tsx';

interface PasskeyFormProps {
  /** Makes a passkey, or signs in with one. */
  kind: 'create' | 'get';
  /** The address of the page that receives the answer. */
  action: string;
  /** The address that returns the challenge. */
  options: string;
  intent: string;
  label: string;
  /** Further fields. */
  children?: ReactNode;
}

/** A form that `passkey-forms.ts` shows in browsers that know passkeys; hidden without JavaScript. */
export function PasskeyForm({ kind, action, options, intent, label, children }: PasskeyFormProps) {
  const t = useMessages();
  return (
    <form
      method="post"
      action={action}
      className="desk-form"
      data-passkey={kind}
      data-options={options}
      hidden
    >
      <input type="hidden" name="response" value="" />
      <input type="hidden" name="intent" value={intent} />
      {children}
      <p className="alert alert--danger" role="alert" data-failure hidden>
        {t(`desk.passkey.failed.${kind}`)}
      </p>
      <Button type="submit" look="quiet">
        {label}
      </Button>
    </form>
  );
}
