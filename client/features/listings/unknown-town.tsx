import { useMessages } from '../../intl/use-messages.ts';

/** Warns about an unknown town in the URL, which the search ignores; null when there is none. */
export function UnknownTown({ town }: { town: string | null | undefined }) {
  const t = useMessages();
  if (!town) return null;
  return (
    <p className="field__error" role="alert">
      {t('home.search.unknownTown', { town })}
    </p>
  );
}
