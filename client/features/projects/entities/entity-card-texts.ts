import type { IntlShape } from 'react-intl';
import { isOffered } from '../../../../shared/listings/vocabulary.ts';
import { townLabel } from '../../../../shared/towns/town-label.ts';
import { euroFormats } from '../../../intl/use-euros.ts';
import { translatorOf } from '../../../intl/use-messages.ts';
import { type CardFact, statusBadge } from '../../listings/card-texts.ts';
import type { EntityCardFragment } from './generated/entity-card.generated.ts';

/** Returns the texts of an entity's card. */
export function entityCardTexts(entity: EntityCardFragment, intl: IntlShape) {
  const t = translatorOf(intl);
  const { number, price, status, project } = entity;
  const type = t(`estates.subType.${entity.subType}`);
  const offered = price ? euroFormats(intl).whole(price) : t('listings.price.onRequest');
  return {
    /** Null when the entity is no longer on offer. */
    price: isOffered(status.code) ? offered : null,
    title: t('projects.card.entity', { type, number, project: project.name }),
    town: townLabel(project.address.city),
    badge: status.code === 'AVAILABLE' ? null : statusBadge({ status: status.code }, intl),
    facts: factsOf(entity, intl),
  };
}

function factsOf({ bedrooms, livingArea }: EntityCardFragment, intl: IntlShape): CardFact[] {
  const t = translatorOf(intl);
  const facts: CardFact[] = [];
  if (bedrooms) facts.push({ icon: 'bed-double', text: t('estates.card.bedrooms', { count: bedrooms }) });
  if (livingArea) facts.push({ icon: 'maximize', text: t('estates.card.area', { area: livingArea }) });
  return facts;
}
