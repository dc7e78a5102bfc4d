import type { StatusCode } from '../../../shared/listings/vocabulary.ts';
import { useMessages } from '../../intl/use-messages.ts';

/** The status of a listing as a coloured label. */
export function StatusBadge({ status }: { status: StatusCode }) {
  const t = useMessages();
  return <span className={`badge badge--${status.toLowerCase()}`}>{t(`listings.status.${status}`)}</span>;
}
