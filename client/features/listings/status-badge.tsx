import { useIntl } from 'react-intl';
import { type CardBadge, statusBadge } from './card-texts.ts';

/** The status of a listing as a coloured label, or its progress, which says more. */
export function StatusBadge(listing: Parameters<typeof statusBadge>[0]) {
  return <Badge badge={statusBadge(listing, useIntl())} />;
}

/** A coloured label; nothing without one. */
export function Badge({ badge }: { badge: CardBadge | null }) {
  return badge && <span className={`badge badge--${badge.look}`}>{badge.text}</span>;
}
