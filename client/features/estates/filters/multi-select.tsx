import { type ComponentType, type ReactNode, useRef, useState } from 'react';
import type { Option } from './check-group.tsx';
import type { OptionSearch } from './option-search.ts';

interface MultiSelectProps {
  label: string;
  searchLabel: string;
  emptyText: string;
  options: readonly Option[];
  /** Searches options on the server; without it, the given options are filtered. */
  search?: OptionSearch;
  /** Maximum number of choices. */
  maxChoices: number;
}

/** The state of the checkbox group when the combobox replaces it. */
interface GroupState {
  initial: readonly Option[];
  initialText: string;
  /** Whether the input is focused (on touch screens this opens the on-screen keyboard). */
  isTyping: boolean;
}

export type ComboboxProps = MultiSelectProps & GroupState;

/**
 * A checkbox group that a combobox replaces when the group is first opened with JavaScript. The combobox code
 * is lazy-loaded. The panel overlays the page, so nothing shifts. The combobox takes over the checked options
 * and the typed text.
 */
export function useMultiSelect(
  props: MultiSelectProps,
  group: ReactNode,
): { content: ReactNode; open: () => void } {
  const replaced = useRef<HTMLDivElement>(null);
  const [combobox, setCombobox] = useState<{
    Component: ComponentType<ComboboxProps>;
    begun: GroupState;
  } | null>(null);
  const open = async () => {
    const loaded = await import('./multi-combobox.tsx').catch(() => null);
    // When the code fails to load the checkboxes stay, and the next opening tries again.
    if (!loaded || !replaced.current) return;
    const groupState = readGroup(replaced.current);
    setCombobox((present) => present ?? { Component: loaded.MultiCombobox, begun: groupState });
  };
  const content = combobox ? (
    <combobox.Component {...props} {...combobox.begun} />
  ) : (
    <div ref={replaced} className="multi-select">
      {group}
    </div>
  );
  return { content, open };
}

/** Reads the state from the DOM, because options may have been added since the panel opened. */
function readGroup(group: HTMLElement): GroupState {
  const boxes = [...group.querySelectorAll<HTMLInputElement>('input[type=checkbox]:checked')];
  const text = group.querySelector<HTMLInputElement>('input[type=text]');
  return {
    initial: boxes.map((box) => ({
      name: box.name,
      value: box.value,
      label: box.nextElementSibling?.textContent ?? box.value,
    })),
    initialText: text?.value ?? '',
    isTyping: text !== null && text === document.activeElement,
  };
}
