/** Returns the ARIA attributes that link a field to its error. */
export function errorAttributes(id: string, error: string | undefined) {
  return error ? { 'aria-invalid': true, 'aria-describedby': `${id}-error` } : {};
}

/** The error message beside a field. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <span className="field__error" id={`${id}-error`}>
      {error}
    </span>
  );
}
