import { useMessages } from '../../intl/use-messages.ts';
import type { EstateCardFragment } from './estate-card.generated.ts';
import sprite from './placeholders.svg?no-inline';

/** How many quiet colours stand behind the drawings; the home's id picks one. */
const TINTS = 4;

export interface PlaceholderProps {
  type: EstateCardFragment['type'] | 'HOLIDAY';
  id: string;
}

/** Stands where a picture of the home will be, in its measures: a drawing of its kind. */
export function Placeholder({ type, id }: PlaceholderProps) {
  const t = useMessages();
  return (
    <svg
      className={`placeholder placeholder--${Number(id) % TINTS}`}
      viewBox="0 0 400 300"
      role="img"
      aria-label={t('estates.card.noPhoto')}
    >
      <use href={`${sprite}#${type.toLowerCase()}`} />
    </svg>
  );
}
