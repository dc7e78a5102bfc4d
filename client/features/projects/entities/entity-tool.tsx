import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icon.tsx';

interface EntityToolProps {
  label: string;
  /** It narrows the table at the moment. */
  isUsed: boolean;
  children: ReactNode;
}

/** What narrows the table of entities: behind a button on a phone, where the first entity comes soon; else in the page. */
export function EntityTool({ label, isUsed, children }: EntityToolProps) {
  return (
    <>
      <details className="entity-tool" open={isUsed}>
        <summary className="disclosure">
          {label}
          <Icon name="chevron-down" />
        </summary>
      </details>
      <div className="entity-tool__content">{children}</div>
    </>
  );
}
