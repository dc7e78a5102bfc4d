import { useMessages } from '../../../intl/use-messages.ts';
import type { OptionsState } from './use-options.ts';

interface FoundProps {
  count: number;
  state: OptionsState | 'full';
  emptyText: string;
  /** Minimum length of a searched text. */
  least: number;
  /** Maximum number of choices. */
  most: number;
  /** Retries a failed request. */
  again: () => void;
}

/** The status message of an option list. The number of options is announced to screen readers only. */
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
