/** Returns the ARIA attributes that link a field to its error and to what to enter instead. */
export function errorAttributes(id: string, error: string | undefined, hasInstruction = false) {
  if (!error) return {};
  const instruction = hasInstruction ? `${id}-instruction ` : '';
  return { 'aria-invalid': true, 'aria-describedby': `${instruction}${id}-error` };
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

/** What to enter instead of a wrong value. */
export function FieldInstruction({ id, text }: { id: string; text: string }) {
  return (
    <span className="hint" id={`${id}-instruction`}>
      {text}
    </span>
  );
}
