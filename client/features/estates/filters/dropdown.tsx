import './dropdown.css';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../../../ui/icon.tsx';

/**
 * In the filter sheet panels are in the flow and overlap nothing. There they stay open, and Escape closes the
 * sheet.
 */
const IN_SHEET = '(width < 48rem)';

interface DropdownProps {
  label: string;
  /** Summary of the chosen options. */
  value: string;
  isSet: boolean;
  /** Whether it is open initially. */
  isOpen?: boolean;
  children: ReactNode;
  onOpen?: () => void;
}

/** A filter of the bar: a disclosure that works without JavaScript. Only one is open at a time. */
export function Dropdown({ label, value, isSet, isOpen, children, onOpen }: DropdownProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || !details.current?.open) return;
    if (window.matchMedia(IN_SHEET).matches) return;
    event.preventDefault();
    details.current.open = false;
    details.current.querySelector('summary')?.focus();
  };
  const closeOnLeave = (event: FocusEvent) => {
    if (window.matchMedia(IN_SHEET).matches || !event.relatedTarget) return;
    if (details.current && !details.current.contains(event.relatedTarget)) details.current.open = false;
  };
  const toggled = () => {
    if (details.current?.open) onOpen?.();
  };
  // It may have been opened before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(toggled, []);
  return (
    <details
      ref={details}
      className="dropdown"
      name="filters"
      open={isOpen || undefined}
      onBlur={closeOnLeave}
      onKeyDown={closeOnEscape}
      onToggle={toggled}
    >
      <summary className={isSet ? 'dropdown__summary dropdown__summary--set' : 'dropdown__summary'}>
        <span className="dropdown__label">{label}</span>
        <span className="dropdown__value">{value}</span>
        <Icon name="chevron-down" />
      </summary>
      <div className="dropdown__panel">{children}</div>
    </details>
  );
}
