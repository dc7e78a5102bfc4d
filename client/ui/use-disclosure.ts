import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

interface Disclosure<Panel> {
  details: RefObject<HTMLDetailsElement | null>;
  panel: RefObject<Panel | null>;
}

/**
 * A `details` element whose panel stands beside it, so that a wide window can show the panel without it.
 * Escape, a click outside, moving the focus out, and navigation close it.
 */
export function useDisclosure<Panel extends HTMLElement>(): Disclosure<Panel> {
  const { key } = useLocation();
  const details = useRef<HTMLDetailsElement>(null);
  const panel = useRef<Panel>(null);
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current !== key && details.current?.open) close(details.current, panel.current);
    shown.current = key;
  }, [key]);
  useEffect(() => {
    const isInside = (target: EventTarget | null) =>
      target instanceof Node && (details.current?.contains(target) || panel.current?.contains(target));
    const closeOutside = ({ target }: Event) => {
      if (details.current?.open && !isInside(target)) details.current.open = false;
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || !details.current?.open) return;
      details.current.open = false;
      summaryOf(details.current)?.focus();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, []);
  return { details, panel };
}

/** Moves the focus to the summary when the focused element disappears or was replaced. */
function close(details: HTMLDetailsElement, panel: HTMLElement | null): void {
  const { activeElement, body } = document;
  const isLost = activeElement === body || panel?.contains(activeElement);
  details.open = false;
  if (isLost) summaryOf(details)?.focus();
}

function summaryOf(details: HTMLDetailsElement): HTMLElement | null {
  return details.querySelector('summary');
}
