import { type RefObject, useEffect, useRef } from 'react';

/**
 * Lets a field show what the address says when that changes, and keeps what is typed until then. The field stays
 * the same element, so the focus is kept.
 */
export function useAddressed(value: unknown): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  const shown = useRef(value);
  useEffect(() => {
    if (!field.current || shown.current === value) return;
    shown.current = value;
    field.current.value = field.current.defaultValue;
    field.current.checked = field.current.defaultChecked;
  }, [value]);
  return field;
}
