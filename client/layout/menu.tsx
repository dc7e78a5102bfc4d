import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useMessages } from '../intl/use-messages.ts';
import { Icon } from '../ui/icon.tsx';
import { closeDisclosure, useDismissal } from '../ui/use-dismissal.ts';

/**
 * What a narrow window shows when it is asked for, and a wide one always. It stands beside its disclosure and not
 * inside: no browser before 2024 shows the content of a closed `details`, so it would be in the document twice.
 */
export function Menu({ children }: { children: ReactNode }) {
  const t = useMessages();
  const { key } = useLocation();
  const shown = useRef(key);
  const menu = useRef<HTMLDetailsElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  useDismissal(menu, panel);
  useEffect(() => {
    if (shown.current !== key && menu.current) closeDisclosure(menu.current, panel.current);
    shown.current = key;
  }, [key]);
  return (
    <>
      <details className="menu" ref={menu}>
        <summary className="menu__summary">
          <Icon name="menu" />
          {t('layout.menu')}
        </summary>
      </details>
      <div className="menu__panel" ref={panel}>
        {children}
      </div>
    </>
  );
}
