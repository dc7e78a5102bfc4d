import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icon.tsx';

interface CollapsibleFilterProps {
  label: string;
  /** Whether it currently filters the table. */
  isUsed: boolean;
  children: ReactNode;
}

/**
 * Wraps a filter of the table of entities. On a phone it opens from a button, so that the first entity stays
 * near the top.
 */
export function CollapsibleFilter({ label, isUsed, children }: CollapsibleFilterProps) {
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
