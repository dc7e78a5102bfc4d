import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { floorAreaField } from '../../../shared/estates/floor-area.ts';
import { useEuros } from '../../intl/use-euros.ts';
import { useMessages } from '../../intl/use-messages.ts';
import { EnergyLabel } from '../listings/energy-label.tsx';
import { StatusBadge } from '../listings/status-badge.tsx';
import type { FactName } from './applicable-facts.ts';
import type { Compared } from './use-compared.ts';

export interface CompareRow {
  name: string;
  value(listing: Compared): ReactNode;
  /** What tells the values apart, when they are elements instead of text. */
  text?(listing: Compared): string | undefined;
  /** Absent: every listing has a value. */
  fact?: FactName;
}

/** Returns whether the listings have different values in a row. */
export function isDifferent(
  { value, text = (listing) => String(value(listing) ?? '') }: CompareRow,
  compared: readonly Compared[],
) {
  return new Set(compared.map(text)).size > 1;
}

/** Returns all rows; the table leaves out those without a value for any listing. */
export function useCompareRows(): CompareRow[] {
  const t = useMessages();
  const area = (value: number | null) => (value ? t('estates.card.area', { area: value }) : null);
  return [
    { name: t('favorites.page.price'), value: ({ priceText }) => priceText },
    ...useAmountRows(),
    {
      name: t('favorites.page.status'),
      value: ({ status, progress }) => <StatusBadge status={status} progress={progress} />,
      text: ({ status, progress }) => progress ?? status,
    },
    { name: t('favorites.page.town'), value: ({ town }) => town },
    { name: t('favorites.page.bedrooms'), value: ({ bedrooms }) => bedrooms, fact: 'bedrooms' },
    {
      name: t('favorites.page.livingArea'),
      value: (listing) => (isLivedIn(listing) ? area(listing.livingArea) : null),
      fact: 'livingArea',
    },
    {
      name: t('favorites.page.usableArea'),
      value: (listing) => (isLivedIn(listing) ? null : area(listing.livingArea)),
      fact: 'usableArea',
    },
    { name: t('favorites.page.plotArea'), value: ({ plotArea }) => area(plotArea), fact: 'plotArea' },
    {
      name: t('favorites.page.energy'),
      value: ({ epc }) => epc && <EnergyLabel name={epc.label} />,
      text: ({ epc }) => epc?.label,
      fact: 'energy',
    },
    {
      name: t('favorites.page.energyUse'),
      value: ({ energyUse }) => (energyUse === null ? null : t('favorites.page.kwh', { value: energyUse })),
      fact: 'energy',
    },
  ];
}

/** Whether the floor area of a listing is a living area. */
function isLivedIn({ kind }: Compared): boolean {
  return kind === 'HOLIDAY' || floorAreaField(kind) === 'livingArea';
}

/** Amounts in euros beside the price, and the yield of estates that are let. */
function useAmountRows(): CompareRow[] {
  const t = useMessages();
  const intl = useIntl();
  const { whole, exact } = useEuros();
  const euros = (value: number | null) => (value === null ? null : whole(value));
  const percent = { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;
  return [
    {
      name: t('favorites.page.pricePerArea'),
      value: ({ pricePerArea }) => (pricePerArea === null ? null : exact(pricePerArea)),
      fact: 'pricePerArea',
    },
    {
      name: t('favorites.page.purchaseCost'),
      value: ({ purchaseCost }) => euros(purchaseCost),
      fact: 'purchaseCost',
    },
    {
      name: t('favorites.page.moveInCost'),
      value: ({ moveInCost }) => euros(moveInCost),
      fact: 'moveInCost',
    },
    {
      name: t('favorites.page.currentRent'),
      value: ({ currentRent }) =>
        currentRent === null ? null : t('listings.price.month', { price: whole(currentRent) }),
      fact: 'currentRent',
    },
    {
      name: t('favorites.page.grossYield'),
      value: (listing) =>
        listing.grossYield === null ? null : intl.formatNumber(listing.grossYield, percent),
      fact: 'currentRent',
    },
    {
      name: t('favorites.page.cadastralIncome'),
      value: ({ cadastralIncome, isCadastralIndexed }) => {
        const price = euros(cadastralIncome);
        return price && isCadastralIndexed ? t('favorites.page.cadastralIndexed', { price }) : price;
      },
      fact: 'cadastralIncome',
    },
  ];
}
