import { useMessages } from '../../../intl/use-messages.ts';
import { Button } from '../../../ui/button/button.tsx';
import type { OptionsState } from './use-options.ts';

interface OptionListStatusProps {
  count: number;
  state: OptionsState | 'full';
  emptyText: string;
  /** Minimum length of a searched text. */
  minCharacters: number;
  /** Maximum number of choices. */
  maxChoices: number;
  /** Retries a failed request. */
  retry: () => void;
}

/** The status message of an option list. The number of options is announced to screen readers only. */
export function OptionListStatus({
  count,
  state,
  emptyText,
  minCharacters,
  maxChoices,
  retry,
}: OptionListStatusProps) {
  const t = useMessages();
  const texts = {
    short: () => t('estates.filters.typeMore', { count: minCharacters }),
    searching: () => t('estates.filters.searching'),
    failed: () => t('estates.filters.searchFailed'),
    full: () => t('estates.filters.mostChosen', { count: maxChoices }),
    found: () => (count === 0 ? emptyText : t('estates.filters.optionsFound', { count })),
  };
  const isSeen = state === 'found' || state === 'searching' ? count === 0 : true;
  return (
    <>
      <p className={isSeen ? 'combobox__status' : 'visually-hidden'} role="status">
        {texts[state]()}
      </p>
      {state === 'failed' && (
        <Button type="button" look="quiet" shape="wide" onClick={retry}>
          {t('estates.filters.searchAgain')}
        </Button>
      )}
    </>
  );
}
