import type { ReactNode } from 'react';
import { useMessages } from '../intl/use-messages.ts';
import { Icon } from '../ui/icon.tsx';
import { useDisclosure } from '../ui/use-disclosure.ts';

/**
 * What a narrow window shows when it is asked for, and a wide one always. It stands beside its disclosure and not
 * inside: no browser before 2024 shows the content of a closed `details`, so it would be in the document twice.
 */
export function Menu({ children }: { children: ReactNode }) {
  const t = useMessages();
  const { details, panel } = useDisclosure<HTMLDivElement>();
  return (
    <>
      <details className="menu" ref={details}>
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
