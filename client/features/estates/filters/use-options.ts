import { useEffect, useMemo, useRef, useState } from 'react';
import { debounce } from '../../../../shared/debounce.ts';
import { normalizeTownName } from '../../../../shared/geography/town-names.ts';
import type { Option } from './check-group.tsx';
import type { OptionSearch } from './option-search.ts';

interface OptionsQuery {
  options: readonly Option[];
  initialText: string;
  search: OptionSearch | undefined;
}

/** State of the option list, shown as a message. */
export type OptionsState = 'short' | 'searching' | 'failed' | 'found';

interface FoundPages {
  options: Option[];
  page: number;
  hasMore: boolean;
  hasFailed: boolean;
}

type OptionPage = Awaited<ReturnType<OptionSearch['find']>>;

const NOTHING: FoundPages = { options: [], page: 0, hasMore: true, hasFailed: false };

/** Returns the options that match the typed text: filtered locally, or searched on the server page by page. */
export function useOptions({ options, initialText, search }: OptionsQuery) {
  const [text, setText] = useState(initialText);
  const query = text.trim();
  const isShort = query !== '' && query.length < (search?.minCharacters ?? 0);
  const isAsked = search !== undefined && query !== '' && !isShort;
  const { found, isSearching, more } = usePages(isAsked ? search : undefined, query);
  const items = useMemo(() => {
    if (isAsked) return found.options;
    const folded = normalizeTownName(query);
    return options.filter(({ label }) => normalizeTownName(label).includes(folded));
  }, [options, isAsked, query, found]);
  const state: OptionsState = isShort
    ? 'short'
    : isSearching
      ? 'searching'
      : found.hasFailed
        ? 'failed'
        : 'found';
  return { items, state, narrow: setText, more };
}

/** The pages found so far for a text. Responses for an earlier text are ignored. */
function usePages(search: OptionSearch | undefined, text: string) {
  const [{ of, found }, setFound] = useState({ of: text, found: NOTHING });
  const pending = useRef<string | null>(null);
  const load = useRef(async (_: number) => {});
  load.current = async (page) => {
    if (!search || pending.current === `${page} ${text}`) return;
    pending.current = `${page} ${text}`;
    const result = await search.find(text, page).catch(() => null);
    if (pending.current !== `${page} ${text}`) return;
    pending.current = null;
    setFound((before) => ({
      of: text,
      found: appendPage(before.of === text ? before.found : NOTHING, page, result),
    }));
  };
  const delay = search?.delay ?? 0;
  const startSearch = useMemo(() => debounce(() => void load.current(1), delay), [delay]);
  const isSearchable = search !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is another search
  useEffect(() => {
    if (isSearchable) startSearch();
    return startSearch.cancel;
  }, [startSearch, text, isSearchable]);
  const present = isSearchable && of === text ? found : NOTHING;
  const isSearching = isSearchable && present.page === 0 && !present.hasFailed;
  const more = () => {
    // A change of the text loads the first page. Here it is only loaded again after a failure.
    if (!isSearchable || !present.hasMore || isSearching) return;
    setFound({ of: text, found: { ...present, hasFailed: false } });
    void load.current(present.page + 1);
  };
  return { found: present, isSearching, more };
}

/** Appends a page. A failed page can be requested again. */
function appendPage(known: FoundPages, page: number, answer: OptionPage | null): FoundPages {
  if (known.page >= page) return known;
  if (!answer) return { ...known, hasFailed: true };
  const { options, hasMore } = answer;
  return { options: [...known.options, ...options], page, hasMore, hasFailed: false };
}
