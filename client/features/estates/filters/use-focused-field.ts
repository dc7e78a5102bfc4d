import { useEffect, useRef, useState } from 'react';
import { hasTouchScreen } from '../../../has-touch-screen.ts';

/**
 * Focuses the input when it appears, unless the visitor has moved the focus to another field. On touch screens
 * it is focused only if the field that it replaces was: otherwise the on-screen keyboard would cover the
 * options. downshift focuses the input whenever `isOpen` becomes true, so `isOpen` is set after the input has
 * the focus.
 */
export function useFocusedField(isTyping: boolean) {
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [wasReached, setReached] = useState(false);
  useEffect(() => {
    const { activeElement, body } = document;
    const opener = input.current?.closest('details')?.querySelector('summary');
    const isFree = activeElement === body || activeElement === opener;
    if (isTyping || (isFree && !hasTouchScreen())) input.current?.focus();
  }, [isTyping]);
  // An on-screen keyboard would cover the options, so the list receives the focus instead.
  const focusNext = () => (hasTouchScreen() ? list : input).current?.focus();
  return { input, list, wasReached, onFocus: () => setReached(true), focusNext };
}
