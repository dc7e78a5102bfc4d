import type { StatusCode } from '../../../shared/listings/vocabulary.ts';
import { useMessages } from '../../intl/use-messages.ts';

/** The status of a listing, in a word and a colour. */
export function StatusBadge({ status }: { status: StatusCode }) {
  const t = useMessages();
  return <span className={`badge badge--${status.toLowerCase()}`}>{t(`listings.status.${status}`)}</span>;
}
