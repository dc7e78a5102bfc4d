/** Fields that are resolved in the same way for towns and municipalities. */

import type { LocalizedPath } from '../../shared/alternates.ts';
import { nameEpcLabel } from '../../shared/estates/epc-label.ts';
import { EPC_LABELS, type EpcLabel } from '../../shared/estates/vocabulary.ts';
import type { GraphContext } from '../context.ts';
import { oncePerParent } from '../once-per-parent.ts';
import { MIN_INDEXED_HOMES, municipalityVersions, townVersions } from './local-offers.ts';
import type { LocalOfferParent } from './parents.ts';
import type { CountedArea, LocalFigures } from './ports.ts';

/** The minimum number of comparable homes for a median. */
const MIN_COMPARED_HOMES = 5;
const CENTS = 100;

const figuresOf = oncePerParent<LocalOfferParent, LocalFigures>((parent, _, { ports }) => {
  const area: CountedArea =
    'city' in parent
      ? { cityIds: ports.cities.expand([parent.city.slug]) }
      : { municipality: parent.municipality.nis };
  return ports.towns.findFigures(parent.transaction, area, MIN_COMPARED_HOMES);
});

/** The paths of the page in all languages. */
function versionsOf(parent: LocalOfferParent): LocalizedPath[] {
  return 'city' in parent
    ? townVersions(parent.city, parent.transaction)
    : municipalityVersions(parent.municipality, parent.transaction);
}

export const sharedFields = {
  path: (parent: LocalOfferParent) =>
    versionsOf(parent).find(({ locale }) => locale === parent.locale)?.path ?? '',
  alternates: versionsOf,
  total: ({ total }: LocalOfferParent) => total,
  isIndexable: ({ total }: LocalOfferParent) => total >= MIN_INDEXED_HOMES,
  price: async (parent: LocalOfferParent, args: object, context: GraphContext) => {
    const { minCents, maxCents } = await figuresOf(parent, args, context);
    return minCents === null || maxCents === null ? null : { min: minCents / CENTS, max: maxCents / CENTS };
  },
  medianPrices: async (parent: LocalOfferParent, args: object, context: GraphContext) => {
    const { medians } = await figuresOf(parent, args, context);
    return medians.map(({ type, cents, count }) => ({
      type,
      pricePerSquareMetre: Math.round(cents / CENTS),
      count,
    }));
  },
  energyLabels: async (parent: LocalOfferParent, args: object, context: GraphContext) => {
    const { labels } = await figuresOf(parent, args, context);
    return labels.map(({ rank, count }) => ({ label: nameEpcLabel(EPC_LABELS[rank] as EpcLabel), count }));
  },
};
