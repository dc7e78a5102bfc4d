/** The texts of a listing's card, for pages, and for widgets on other sites. */
import type { IntlShape } from 'react-intl';
import type { Progress } from '../../../shared/estates/terms.ts';
import type { StatusCode } from '../../../shared/listings/vocabulary.ts';
import { translatorOf } from '../../intl/use-messages.ts';
import type { IconName } from '../../ui/icon.tsx';

export interface CardBadge {
  /** The end of its class: a status or a highlight, in lower case. */
  look: string;
  text: string;
}

export interface CardFact {
  /** Absent: none. */
  icon?: IconName;
  text: string;
}

interface ListingStatus {
  status: StatusCode;
  /** Of an estate: what the status leaves open. */
  progress?: Progress | null | undefined;
}

/** Returns the status of a listing, or its progress, which says more. */
export function statusBadge({ status, progress }: ListingStatus, intl: IntlShape): CardBadge {
  const t = translatorOf(intl);
  const text = progress ? t(`listings.progress.${progress}`) : t(`listings.status.${status}`);
  return { look: status.toLowerCase(), text };
}
