import { useMessages } from '../../../intl/use-messages.ts';
import type { OptionsState } from './use-options.ts';

interface FoundProps {
  count: number;
  state: OptionsState | 'full';
  emptyText: string;
  /** Shorter texts are not searched. */
  least: number;
  /** No more can be chosen. */
  most: number;
  /** Asks for what did not come. */
  again: () => void;
}

/** Says of a list of options what it does not show by itself; how many there are is announced only. */
export function Found({ count, state, emptyText, least, most, again }: FoundProps) {
  const t = useMessages();
  const texts = {
    short: () => t('estates.filters.typeMore', { count: least }),
    searching: () => t('estates.filters.searching'),
    failed: () => t('estates.filters.searchFailed'),
    full: () => t('estates.filters.mostChosen', { count: most }),
    found: () => (count === 0 ? emptyText : t('estates.filters.optionsFound', { count })),
  };
  const isSeen = state === 'found' || state === 'searching' ? count === 0 : true;
  return (
    <>
      <p className={isSeen ? 'combobox__status' : 'visually-hidden'} role="status">
        {texts[state]()}
      </p>
      {state === 'failed' && (
        <button type="button" className="button button--quiet" onClick={again}>
          {t('estates.filters.searchAgain')}
        </button>
      )}
    </>
  );
}
