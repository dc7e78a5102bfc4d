import type { FormProps } from 'react-router';

/** A form that bypasses the router. */
export function PlainForm({ preventScrollReset, ...props }: FormProps) {
  return <form {...props} />;
}
