import { type ReactNode, useEffect, useRef } from 'react';

interface OutcomeAlertProps {
  /** `alert` for a failure, `status` for a success. */
  role: 'alert' | 'status';
  children: ReactNode;
}

/** Shows the outcome of a form and receives the focus, with and without JavaScript. */
export function OutcomeAlert({ role, children }: OutcomeAlertProps) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => alert.current?.focus(), []);
  const kind = role === 'alert' ? 'danger' : 'success';
  return (
    // biome-ignore lint/a11y/noAutofocus: the outcome is what the sender of the form needs to read
    <div className={`alert alert--${kind}`} role={role} tabIndex={-1} ref={alert} autoFocus>
      {children}
    </div>
  );
}
