import { type FocusEvent, type KeyboardEvent, type ReactNode, type ToggleEvent, useRef } from 'react';
import { Icon } from '../../../ui/icon.tsx';

interface DropdownProps {
  label: string;
  /** What is chosen, in a few words. */
  value: string;
  isSet: boolean;
  children: ReactNode;
  onOpen?: (panel: HTMLElement) => void;
}

/** A filter of the bar: a disclosure that works without JavaScript, one open at a time. */
export function Dropdown({ label, value, isSet, children, onOpen }: DropdownProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || !details.current?.open) return;
    details.current.open = false;
    details.current.querySelector('summary')?.focus();
  };
  const closeOnLeave = (event: FocusEvent) => {
    if (details.current && event.relatedTarget && !details.current.contains(event.relatedTarget)) {
      details.current.open = false;
    }
  };
  const toggled = (event: ToggleEvent<HTMLDetailsElement>) => {
    if (event.newState === 'open') onOpen?.(event.currentTarget);
  };
  return (
    <details
      ref={details}
      className="dropdown"
      name="filters"
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
