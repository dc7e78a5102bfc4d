import { useMessages } from '../../intl/use-messages.ts';
import { useLocale } from '../../locale.tsx';
import type { EstateCardFragment } from './estate-card.generated.ts';
import sprite from './placeholders.svg?no-inline';

/** How many quiet colours stand behind the drawings; the home's id picks one. */
const TINTS = 4;

export interface PlaceholderProps {
  type: EstateCardFragment['type'] | 'HOLIDAY';
  id: string;
  /** What the picture shows, in the language of the text; null where nobody has said it. */
  alt?: { text: string; locale: string } | null;
}

/** Stands where a picture of the home will be, in its measures: a drawing of its kind. */
export function Placeholder({ type, id, alt }: PlaceholderProps) {
  const t = useMessages();
  const locale = useLocale();
  return (
    <svg
      className={`placeholder placeholder--${Number(id) % TINTS}`}
      viewBox="0 0 400 300"
      role="img"
      aria-label={alt?.text ?? t('estates.card.noPhoto')}
      lang={alt && alt.locale !== locale ? alt.locale : undefined}
    >
      <use href={`${sprite}#${type.toLowerCase()}`} />
    </svg>
  );
}
