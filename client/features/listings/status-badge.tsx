import type { Progress } from '../../../shared/estates/terms.ts';
import type { StatusCode } from '../../../shared/listings/vocabulary.ts';
import { useMessages } from '../../intl/use-messages.ts';

interface StatusBadgeProps {
  status: StatusCode;
  /** Of an estate: what the status leaves open. */
  progress?: Progress | null | undefined;
}

/** The status of a listing as a coloured label, or its progress, which says more. */
export function StatusBadge({ status, progress }: StatusBadgeProps) {
  const t = useMessages();
  const text = progress ? t(`listings.progress.${progress}`) : t(`listings.status.${status}`);
  return <span className={`badge badge--${status.toLowerCase()}`}>{text}</span>;
}
