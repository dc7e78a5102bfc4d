import { useMessages } from '../../intl/use-messages.ts';
import type { EstateCardFragment } from './estate-card.generated.ts';

type StatusCode = EstateCardFragment['status']['code'];

/** How far a home is, in a word and a colour. */
export function StatusBadge({ status }: { status: StatusCode }) {
  const t = useMessages();
  return <span className={`badge badge--${status.toLowerCase()}`}>{t(`estates.status.${status}`)}</span>;
}
