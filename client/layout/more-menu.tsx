import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'react-router';
import { Icon } from '../ui/icon.tsx';

interface MoreMenuProps {
  label: string;
  /** Whether the current page is one of these items. */
  isActive: boolean;
  /** The items, as list items. */
  children: ReactNode;
}

/** The items that do not fit in the bar, behind a button: a disclosure, without the ARIA role of a menu. */
export function MoreMenu({ label, isActive, children }: MoreMenuProps) {
  const { key } = useLocation();
  /** Key of the location where it was opened: navigating closes it. */
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const isOpen = openedAt === key;
  const item = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  useEffect(() => {
    const closeOutside = (event: PointerEvent) => {
      if (!item.current?.contains(event.target as Node)) setOpenedAt(null);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, []);
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    setOpenedAt(null);
    button.current?.focus();
  };
  const closeOnLeave = (event: FocusEvent) => {
    if (event.relatedTarget && !item.current?.contains(event.relatedTarget)) setOpenedAt(null);
  };
  return (
    <li ref={item} className="navigation__item" onKeyDown={closeOnEscape} onBlur={closeOnLeave}>
      <button
        ref={button}
        type="button"
        className="navigation__link navigation__more"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-current={isActive || undefined}
        onClick={() => setOpenedAt(isOpen ? null : key)}
      >
        {label}
        <Icon name="chevron-down" />
      </button>
      <ul id={id} className="navigation__panel" hidden={!isOpen}>
        {children}
      </ul>
    </li>
  );
}
