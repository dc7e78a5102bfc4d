/** What ties a field to what is wrong with it. */
export function tiedTo(id: string, error: string | undefined) {
  return error ? { 'aria-invalid': true, 'aria-describedby': `${id}-error` } : {};
}

/** What is wrong with a field, beside it. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <span className="field__error" id={`${id}-error`}>
      {error}
    </span>
  );
}
