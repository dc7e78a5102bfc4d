import { type ComponentType, type ReactNode, useRef, useState } from 'react';
import type { Option } from './check-group.tsx';
import type { OptionSearch } from './option-search.ts';

interface MultiSelectProps {
  label: string;
  searchLabel: string;
  emptyText: string;
  options: readonly Option[];
  /** Asks the server for options; without it, the given ones are narrowed. */
  search?: OptionSearch;
  /** No more can be chosen. */
  most: number;
}

/** What was ticked and typed before the combobox was there. */
interface Begun {
  initial: readonly Option[];
  initialText: string;
  /** It has the focus, and a keyboard on a touch screen. */
  isTyping: boolean;
}

export type ComboboxProps = MultiSelectProps & Begun;

/**
 * A checkbox group that a combobox replaces when it is first opened with JavaScript, whose code loads then. The
 * panel lies above the page, so nothing moves. The combobox begins with what was ticked and typed meanwhile.
 */
export function useMultiSelect(
  props: MultiSelectProps,
  group: ReactNode,
): { content: ReactNode; open: () => void } {
  const replaced = useRef<HTMLDivElement>(null);
  const [combobox, setCombobox] = useState<{ Component: ComponentType<ComboboxProps>; begun: Begun } | null>(
    null,
  );
  const open = async () => {
    const loaded = await import('./multi-combobox.tsx').catch(() => null);
    // When its code does not load the checkboxes stay; the next opening tries again.
    if (!loaded || !replaced.current) return;
    const begun = readGroup(replaced.current);
    setCombobox((present) => present ?? { Component: loaded.MultiCombobox, begun });
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

/** From the page itself: some options may have come since it opened. */
function readGroup(group: HTMLElement): Begun {
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
