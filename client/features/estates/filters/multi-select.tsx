import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { Option } from './check-group.tsx';

const MultiCombobox = lazy(async () => ({ default: (await import('./multi-combobox.tsx')).MultiCombobox }));

export interface MultiSelectProps {
  label: string;
  searchLabel: string;
  emptyText: string;
  options: readonly Option[];
  initial: readonly Option[];
  /** Asks the server for options; without it, the given ones are narrowed. */
  search?: (text: string) => Promise<Option[]>;
}

/**
 * A checkbox group that becomes a combobox once it is opened with JavaScript: the combobox's code loads
 * then, and nothing moves, for it takes the group's place inside a panel that lies above the page.
 */
export function useMultiSelect(
  props: MultiSelectProps,
  group: ReactNode,
): { content: ReactNode; open: () => void } {
  const [isOpened, setOpened] = useState(false);
  const content = isOpened ? (
    <Suspense fallback={group}>
      <MultiCombobox {...props} />
    </Suspense>
  ) : (
    group
  );
  return { content, open: () => setOpened(true) };
}
