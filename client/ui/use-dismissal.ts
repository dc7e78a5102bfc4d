import { type RefObject, useEffect } from 'react';

/** Closes a disclosure; the focus goes to its summary when it was on what disappears. */
export function closeDisclosure(details: HTMLDetailsElement, panel: HTMLElement | null = details): void {
  if (!details.open) return;
  const hadFocus = panel?.contains(document.activeElement);
  details.open = false;
  if (hadFocus) details.querySelector('summary')?.focus();
}

/**
 * Escape, a press elsewhere and leaving it with the focus close a disclosure. `panel`: what it shows, where that stands
 * beside it.
 */
export function useDismissal(
  disclosure: RefObject<HTMLDetailsElement | null>,
  panel: RefObject<HTMLElement | null> = disclosure,
): void {
  useEffect(() => {
    const details = disclosure.current;
    if (!details) return;
    const closeOutside = ({ target }: Event) => {
      if (!(target instanceof Node) || details.contains(target) || panel.current?.contains(target)) return;
      details.open = false;
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || !details.open) return;
      details.open = false;
      details.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [disclosure, panel]);
}
