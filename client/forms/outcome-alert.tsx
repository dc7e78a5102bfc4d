import { type ReactNode, useEffect, useRef } from 'react';

interface OutcomeAlertProps {
  /** An alert tells that it failed, a status that it was done. */
  role: 'alert' | 'status';
  children: ReactNode;
}

/** What became of a form; it takes the focus, with JavaScript and without. */
export function OutcomeAlert({ role, children }: OutcomeAlertProps) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => alert.current?.focus(), []);
  const kind = role === 'alert' ? 'danger' : 'success';
  return (
    // biome-ignore lint/a11y/noAutofocus: what became of the form is what its sender wants to know
    <div className={`alert alert--${kind}`} role={role} tabIndex={-1} ref={alert} autoFocus>
      {children}
    </div>
  );
}
