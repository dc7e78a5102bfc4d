import type { ReactNode } from 'react';
import { useMessages } from '../../intl/use-messages.ts';
import { EnergyLabel } from '../listings/energy-label.tsx';
import type { Listing } from '../listings/listing-price.ts';
import { StatusBadge } from '../listings/status-badge.tsx';
import { type Summary, useSummary } from '../listings/use-summary.ts';
import { CardPicture } from '../pictures/card-picture.tsx';
import { Heart } from './heart.tsx';

/** Compares listings side by side, one row per fact; scrolls horizontally. */
export function CompareTable({ listings }: { listings: readonly Listing[] }) {
  const t = useMessages();
  const compared = listings.map(useSummary());
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
          {rows.map(({ name, value }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {compared.map((listing) => (
                <td key={listing.id}>{value(listing) ?? t('favorites.page.unknown')}</td>
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

/** Returns the rows that have a value for at least one listing. */
function useRows(): { name: string; value(listing: Summary): ReactNode }[] {
  const t = useMessages();
  const area = (value: number | null) => (value ? t('estates.card.area', { area: value }) : null);
  return [
    { name: t('favorites.page.price'), value: ({ priceText }) => priceText },
    { name: t('favorites.page.status'), value: ({ status }) => <StatusBadge status={status} /> },
    { name: t('favorites.page.town'), value: ({ town }) => town },
    { name: t('favorites.page.bedrooms'), value: ({ bedrooms }) => bedrooms },
    { name: t('favorites.page.livingArea'), value: ({ livingArea }) => area(livingArea) },
    { name: t('favorites.page.plotArea'), value: ({ plotArea }) => area(plotArea) },
    { name: t('favorites.page.energy'), value: ({ epc }) => epc && <EnergyLabel name={epc.label} /> },
  ];
}
