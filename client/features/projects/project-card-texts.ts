import type { IntlShape } from 'react-intl';
import { isOffered } from '../../../shared/listings/vocabulary.ts';
import { townLabel } from '../../../shared/towns/town-label.ts';
import { formatDay } from '../../intl/format-day.ts';
import { euroFormats } from '../../intl/use-euros.ts';
import { translatorOf } from '../../intl/use-messages.ts';
import { type CardFact, statusBadge } from '../listings/card-texts.ts';
import type { ProjectCardFragment } from './generated/project-card.generated.ts';

/** Returns the texts of a project's card. */
export function projectCardTexts(project: ProjectCardFragment, intl: IntlShape) {
  const t = translatorOf(intl);
  const { name, status, address, entityCount: total, availableCount: available, priceFrom = null } = project;
  const isOnOffer = isOffered(status.code);
  const facts: CardFact[] = [
    ...(isOnOffer ? [{ text: t('projects.card.available', { available, total }) }] : []),
    { text: deliveryText(project, intl) },
  ];
  return {
    /** The lowest price; null when the project is no longer on offer. */
    price: isOnOffer ? lowestPrice(priceFrom, intl) : null,
    title: name,
    town: townLabel(address.city),
    badge: status.code === 'AVAILABLE' ? null : statusBadge({ status: status.code }, intl),
    facts,
  };
}

function lowestPrice(price: number | null, intl: IntlShape): string {
  const t = translatorOf(intl);
  if (price === null) return t('listings.price.onRequest');
  return t('projects.card.from', { price: euroFormats(intl).whole(price) });
}

/**
 * Returns the stage of construction, of an allotment that of its roads, or the month of delivery if it lies in the
 * future.
 */
export function deliveryText(
  { kind, stage, delivery }: Pick<ProjectCardFragment, 'kind' | 'stage' | 'delivery'>,
  intl: IntlShape,
): string {
  const t = translatorOf(intl);
  if (stage === 'COMPLETED' || !delivery)
    return t(kind === 'ALLOTMENT' ? `projects.card.allotment.${stage}` : `projects.card.stage.${stage}`);
  const month = formatDay(intl, delivery, { month: 'long', year: 'numeric' });
  return t('projects.card.delivery', { month });
}
