import { useEffect, useMemo, useRef, useState } from 'react';
import { debounce } from '../../../../shared/debounce.ts';
import { normalizeTownName } from '../../../../shared/geography/town-names.ts';
import type { Option } from './check-group.tsx';
import type { OptionSearch } from './option-search.ts';

interface Searched {
  options: readonly Option[];
  initialText: string;
  search: OptionSearch | undefined;
}

/** What is to be said of the list. */
export type OptionsState = 'short' | 'searching' | 'failed' | 'found';

interface Found {
  options: Option[];
  page: number;
  hasMore: boolean;
  hasFailed: boolean;
}

type Answer = Awaited<ReturnType<OptionSearch['find']>>;

const NOTHING: Found = { options: [], page: 0, hasMore: true, hasFailed: false };

/** The options that a typed text leaves: narrowed here, or asked of the server, page by page. */
export function useOptions({ options, initialText, search }: Searched) {
  const [text, setText] = useState(initialText);
  const wanted = text.trim();
  const isShort = wanted !== '' && wanted.length < (search?.leastCharacters ?? 0);
  const isAsked = search !== undefined && wanted !== '' && !isShort;
  const { found, isSearching, more } = usePages(isAsked ? search : undefined, wanted);
  const items = useMemo(() => {
    if (isAsked) return found.options;
    const folded = normalizeTownName(wanted);
    return options.filter(({ label }) => normalizeTownName(label).includes(folded));
  }, [options, isAsked, wanted, found]);
  const state: OptionsState = isShort
    ? 'short'
    : isSearching
      ? 'searching'
      : found.hasFailed
        ? 'failed'
        : 'found';
  return { items, state, narrow: setText, more };
}

/** The pages found so far of a text. The last text wins: an answer to another one is dropped. */
function usePages(search: OptionSearch | undefined, text: string) {
  const [{ of, found }, setFound] = useState({ of: text, found: NOTHING });
  const underWay = useRef<string | null>(null);
  const load = useRef(async (_: number) => {});
  load.current = async (page) => {
    if (!search || underWay.current === `${page} ${text}`) return;
    underWay.current = `${page} ${text}`;
    const answer = await search.find(text, page).catch(() => null);
    if (underWay.current !== `${page} ${text}`) return;
    underWay.current = null;
    setFound((before) => ({
      of: text,
      found: add(before.of === text ? before.found : NOTHING, page, answer),
    }));
  };
  const delay = search?.delay ?? 0;
  const ask = useMemo(() => debounce(() => void load.current(1), delay), [delay]);
  const isWanted = search !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is another question
  useEffect(() => {
    if (isWanted) ask();
    return ask.cancel;
  }, [ask, text, isWanted]);
  const present = isWanted && of === text ? found : NOTHING;
  const isSearching = isWanted && present.page === 0 && !present.hasFailed;
  const more = () => {
    // The first page is asked for by the text itself, again only when it did not come.
    if (!isWanted || !present.hasMore || isSearching) return;
    setFound({ of: text, found: { ...present, hasFailed: false } });
    void load.current(present.page + 1);
  };
  return { found: present, isSearching, more };
}

/** A page that does not come can be asked for again. */
function add(known: Found, page: number, answer: Answer | null): Found {
  if (known.page >= page) return known;
  if (!answer) return { ...known, hasFailed: true };
  const { options, hasMore } = answer;
  return { options: [...known.options, ...options], page, hasMore, hasFailed: false };
}
