import type { EstateType } from '../../../shared/estates/vocabulary.ts';
import { useMessages } from '../../intl/use-messages.ts';
import { useLocale } from '../../locale.tsx';
import sprite from './placeholders.svg?no-inline';

/** Number of background colours. The listing's id selects one. */
const TINTS = 4;

export interface PlaceholderProps {
  type: EstateType | 'HOLIDAY';
  id: string;
  /** Description of the missing picture, with its language; null when it has none. */
  alt?: { text: string; locale: string } | null;
}

/**
 * Stands in for a missing picture: a drawing of the listing's kind with the same aspect ratio, labelled as a
 * placeholder.
 */
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
