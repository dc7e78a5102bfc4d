import { type RefObject, useEffect, useRef } from 'react';

/**
 * Updates an uncontrolled field when its value in the URL changes, and keeps typed text until then. The element
 * stays the same, so the focus is kept.
 */
export function useUrlValue(value: unknown): RefObject<HTMLInputElement | null> {
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
