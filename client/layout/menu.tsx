import type { ReactNode } from 'react';
import { useMessages } from '../intl/use-messages.ts';
import { Icon } from '../ui/icon.tsx';
import { useDisclosure } from '../ui/use-disclosure.ts';

/**
 * The menu: on demand in a narrow window, always visible in a wide one. It stands beside its `details` element,
 * not inside. Browsers before 2024 cannot show the content of a closed `details`, so it would be needed twice.
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
