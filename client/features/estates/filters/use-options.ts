import { useEffect, useMemo, useRef, useState } from 'react';
import { debounce } from '../../../../shared/debounce.ts';
import { foldTownName } from '../../../../shared/geography/town-names.ts';
import type { Option } from './check-group.tsx';

const SEARCH_DELAY_MS = 150;

interface Searched {
  options: readonly Option[];
  initialText: string;
  search: ((text: string) => Promise<Option[]>) | undefined;
}

/** The options that a typed text leaves: narrowed here, or asked of the server. The last text typed wins. */
export function useOptions({ options, initialText, search }: Searched) {
  const [text, setText] = useState(initialText);
  const [found, setFound] = useState<Option[] | null>(null);
  const latest = useRef(initialText.trim());
  const searchLatest = useRef(search);
  searchLatest.current = search;
  const ask = useMemo(
    () =>
      debounce(async (wanted: string) => {
        const answer = await searchLatest.current?.(wanted).catch(() => []);
        if (latest.current === wanted) setFound(answer ?? []);
      }, SEARCH_DELAY_MS),
    [],
  );
  useEffect(() => {
    if (searchLatest.current && latest.current) ask(latest.current);
    return ask.cancel;
  }, [ask]);
  const narrow = (typed: string) => {
    setText(typed);
    latest.current = typed.trim();
    setFound(null);
    if (search && latest.current) ask(latest.current);
  };
  const isSearching = Boolean(search && text.trim() && found === null);
  const items = useMemo(() => {
    if (search && text.trim()) return found ?? [];
    const wanted = foldTownName(text);
    return options.filter(({ label }) => foldTownName(label).includes(wanted));
  }, [options, search, text, found]);
  return { items, isSearching, narrow };
}
