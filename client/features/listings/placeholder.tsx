import type { EstateType } from '../../../shared/estates/vocabulary.ts';
import { useMessages } from '../../intl/use-messages.ts';
import { useLocale } from '../../locale.tsx';
import sprite from './placeholders.svg?no-inline';

/** Number of background colours; the listing's id picks one. */
const TINTS = 4;

export interface PlaceholderProps {
  type: EstateType | 'HOLIDAY';
  id: string;
  /** What the picture shows, in the language of the text; null when it has no description. */
  alt?: { text: string; locale: string } | null;
}

/** A drawing of the listing's kind, in the measures of the picture that is missing, and that it is missing. */
export function Placeholder({ type, id, alt }: PlaceholderProps) {
  const t = useMessages();
  const locale = useLocale();
  const none = t('listings.card.noPhoto');
  return (
    <>
      <svg
        className={`placeholder placeholder--${Number(id) % TINTS}`}
        viewBox="0 0 400 300"
        role="img"
        aria-label={alt?.text ?? none}
        lang={alt && alt.locale !== locale ? alt.locale : undefined}
      >
        <use href={`${sprite}#${type.toLowerCase()}`} />
      </svg>
      <p className="placeholder__note" aria-hidden="true">
        {none}
      </p>
    </>
  );
}
