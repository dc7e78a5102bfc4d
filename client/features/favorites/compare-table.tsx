import type { ReactNode } from 'react';
import { useEuros } from '../../intl/use-euros.ts';
import { useMessages } from '../../intl/use-messages.ts';
import { EnergyLabel } from '../listings/energy-label.tsx';
import type { Listing } from '../listings/listing-price.ts';
import { StatusBadge } from '../listings/status-badge.tsx';
import type { Summary } from '../listings/use-summary.ts';
import { CardPicture } from '../pictures/card-picture.tsx';
import { type FactName, isApplicable } from './applicable-facts.ts';
import { Heart } from './heart.tsx';
import { type Compared, useCompared } from './use-compared.ts';

interface CompareTableProps {
  /** The ids that the page has loaded, listings that no longer exist included. */
  ids: string[];
  listings: readonly Listing[];
}

/** Compares listings side by side, one row per fact; scrolls horizontally. */
export function CompareTable({ ids, listings }: CompareTableProps) {
  const t = useMessages();
  const compared = useCompared(ids, listings);
  const rows = useRows().filter(({ value }) => compared.some(value));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
    <section className="compare" aria-label={t('favorites.page.compare')} tabIndex={0}>
      <table>
        <caption className="visually-hidden">{t('favorites.page.compareCaption')}</caption>
        <thead>
          <tr>
            <td />
            {compared.map((listing) => (
              <ListingCell key={listing.id} listing={listing} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row">{row.name}</th>
              {compared.map((listing) => (
                <td key={listing.id}>
                  {row.value(listing) ?? t(`favorites.page.${absenceOf(row, listing)}`)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function ListingCell({ listing: { id, price, name, path, kind, pictures } }: { listing: Summary }) {
  return (
    <th scope="col">
      <div className="compare__listing">
        <CardPicture type={kind} id={id} photos={pictures} />
        <Heart listing={{ id, price }} name={name} />
      </div>
      <a href={path}>{name}</a>
    </th>
  );
}

/** Says why a listing has no value in a row. */
function absenceOf({ fact }: Row, listing: Compared): 'notApplicable' | 'unknown' {
  return fact && !isApplicable(fact, listing) ? 'notApplicable' : 'unknown';
}

interface Row {
  name: string;
  value(listing: Compared): ReactNode;
  /** Absent: every listing has a value. */
  fact?: FactName;
}

/** Returns all rows; the table leaves out those without a value for any listing. */
function useRows(): Row[] {
  const t = useMessages();
  const { whole, exact } = useEuros();
  const euros = (value: number | null) => (value === null ? null : whole(value));
  const area = (value: number | null) => (value ? t('estates.card.area', { area: value }) : null);
  return [
    { name: t('favorites.page.price'), value: ({ priceText }) => priceText },
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
    { name: t('favorites.page.status'), value: ({ status }) => <StatusBadge status={status} /> },
    { name: t('favorites.page.town'), value: ({ town }) => town },
    { name: t('favorites.page.bedrooms'), value: ({ bedrooms }) => bedrooms, fact: 'bedrooms' },
    {
      name: t('favorites.page.livingArea'),
      value: ({ livingArea }) => area(livingArea),
      fact: 'livingArea',
    },
    { name: t('favorites.page.plotArea'), value: ({ plotArea }) => area(plotArea), fact: 'plotArea' },
    {
      name: t('favorites.page.energy'),
      value: ({ epc }) => epc && <EnergyLabel name={epc.label} />,
      fact: 'energy',
    },
    {
      name: t('favorites.page.energyUse'),
      value: ({ energyUse }) => (energyUse === null ? null : t('favorites.page.kwh', { value: energyUse })),
      fact: 'energy',
    },
  ];
}
