import type { ReactNode } from 'react';
import { isOffered } from '../../../shared/estates/vocabulary.ts';
import { useMessages } from '../../intl/use-messages.ts';
import { EnergyLabel } from '../estates/energy-label.tsx';
import { StatusBadge } from '../estates/status-badge.tsx';
import { usePriceText } from '../estates/use-price.ts';
import { Cover } from '../pictures/cover.tsx';
import { Heart } from './heart.tsx';
import type { FavoriteEstate } from './notes.tsx';

/** Homes side by side, a fact a row; it scrolls sideways where they do not fit. */
export function CompareTable({ listings }: { listings: readonly FavoriteEstate[] }) {
  const t = useMessages();
  const rows = useRows();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section className="compare" aria-label={t('favorites.page.compare')} tabIndex={0}>
      <table>
        <caption className="visually-hidden">{t('favorites.page.compareCaption')}</caption>
        <thead>
          <tr>
            <td />
            {listings.map((listing) => (
              <HomeCell key={listing.id} listing={listing} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, value }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {listings.map((listing) => (
                <td key={listing.id}>{value(listing) ?? t('favorites.page.unknown')}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function HomeCell({ listing }: { listing: FavoriteEstate }) {
  const t = useMessages();
  const { city } = listing.address;
  const name = t('estates.card.heading', { type: t(`estates.subType.${listing.subType}`), city: city.name });
  return (
    <th scope="col">
      <div className="compare__home">
        <Cover {...listing} />
        <Heart listing={listing} name={name} />
      </div>
      <a href={listing.path}>{name}</a>
    </th>
  );
}

function useRows(): { name: string; value(listing: FavoriteEstate): ReactNode }[] {
  const t = useMessages();
  const priceText = usePriceText();
  const area = (value: number | null | undefined) => (value ? t('estates.card.area', { area: value }) : null);
  return [
    {
      name: t('favorites.page.price'),
      value: (listing) => (isOffered(listing.status.code) ? priceText(listing) : null),
    },
    { name: t('favorites.page.status'), value: ({ status }) => <StatusBadge status={status.code} /> },
    {
      name: t('favorites.page.place'),
      value: ({ address: { city } }) => `${city.postalCode} ${city.name}`,
    },
    { name: t('favorites.page.bedrooms'), value: ({ bedrooms }) => bedrooms },
    { name: t('favorites.page.livingArea'), value: ({ livingArea }) => area(livingArea) },
    { name: t('favorites.page.plotArea'), value: ({ plotArea }) => area(plotArea) },
    { name: t('favorites.page.energy'), value: ({ epc }) => epc && <EnergyLabel name={epc.label} /> },
  ];
}
