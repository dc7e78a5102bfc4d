import type { ReactNode } from 'react';
import { HOME_TYPES } from '../../../shared/projects/vocabulary.ts';
import { useResult } from '../../data/results.ts';
import { useEuros } from '../../intl/use-euros.ts';
import { useMessages } from '../../intl/use-messages.ts';
import { useLocale } from '../../locale.tsx';
import { EnergyLabel } from '../listings/energy-label.tsx';
import type { Listing } from '../listings/listing-price.ts';
import { StatusBadge } from '../listings/status-badge.tsx';
import { type Summary, useSummary } from '../listings/use-summary.ts';
import { CardPicture } from '../pictures/card-picture.tsx';
import { ComparedEstatesDocument } from './generated/compared-estates.generated.ts';
import { Heart } from './heart.tsx';

interface CompareTableProps {
  /** The ids that the page has loaded, listings that no longer exist included. */
  ids: string[];
  listings: readonly Listing[];
}

/** Compares listings side by side, one row per fact; scrolls horizontally. */
export function CompareTable({ ids, listings }: CompareTableProps) {
  const t = useMessages();
  const summary = useSummary();
  const figuresOf = useEstateFigures(ids);
  const compared = listings.map((listing) => Object.assign(summary(listing), figuresOf(listing.id)));
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
function absenceOf({ appliesTo }: Row, listing: Compared): 'notApplicable' | 'unknown' {
  return appliesTo && !appliesTo(listing) ? 'notApplicable' : 'unknown';
}

/** A summary, with the figures that only estates have. */
interface Compared extends Summary {
  /** The costs beside the price in euros, as an only own home. */
  purchaseCost: number | null;
  /** Whether it can be an only own home; a garage cannot. */
  canBeOwnHome: boolean;
  /** What a tenant pays on the first day, in euros. */
  moveInCost: number | null;
  /** Null for projects and rental units. */
  transaction: 'SALE' | 'RENT' | null;
  /** In kWh/(m²·year). */
  energyUse: number | null;
}

type EstateFigures = Omit<Compared, keyof Summary>;

const NO_FIGURES: EstateFigures = {
  purchaseCost: null,
  canBeOwnHome: true,
  moveInCost: null,
  transaction: null,
  energyUse: null,
};

/** Returns a function that finds the figures of an estate. */
function useEstateFigures(ids: string[]) {
  const { listings } = useResult(ComparedEstatesDocument, { ids, locale: useLocale() });
  return (id: string): EstateFigures => {
    const estate = listings.find((listing) => listing.__typename === 'Estate' && listing.id === id);
    if (estate?.__typename !== 'Estate') return NO_FIGURES;
    const { ownHomeCost, moveInCost, transaction, epc } = estate;
    return {
      purchaseCost: ownHomeCost?.isOnlyOwnHome ? ownHomeCost.total : null,
      canBeOwnHome: ownHomeCost?.isOnlyOwnHome ?? true,
      moveInCost: moveInCost?.total ?? null,
      transaction,
      energyUse: epc?.value ?? null,
    };
  };
}

interface Row {
  name: string;
  value(listing: Compared): ReactNode;
  /** Absent: it applies to every listing. */
  appliesTo?(listing: Compared): boolean;
}

/** Garages and land have neither rooms nor an energy certificate. The kind of a project is only its most frequent one. */
const hasRooms = ({ transaction, kind }: Compared) =>
  transaction === null || (kind !== 'GARAGE' && kind !== 'LAND');

/** Returns all rows; the table leaves out those without a value for any listing. */
function useRows(): Row[] {
  const t = useMessages();
  const { whole } = useEuros();
  const area = (value: number | null) => (value ? t('estates.card.area', { area: value }) : null);
  return [
    { name: t('favorites.page.price'), value: ({ priceText }) => priceText },
    {
      name: t('favorites.page.purchaseCost'),
      value: ({ purchaseCost }) => (purchaseCost === null ? null : whole(purchaseCost)),
      appliesTo: ({ transaction, kind, canBeOwnHome }) =>
        transaction !== 'RENT' && kind !== 'HOLIDAY' && canBeOwnHome,
    },
    {
      name: t('favorites.page.moveInCost'),
      value: ({ moveInCost }) => (moveInCost === null ? null : whole(moveInCost)),
      appliesTo: ({ transaction, kind }) =>
        transaction === 'RENT' && kind !== 'HOLIDAY' && HOME_TYPES.includes(kind),
    },
    { name: t('favorites.page.status'), value: ({ status }) => <StatusBadge status={status} /> },
    { name: t('favorites.page.town'), value: ({ town }) => town },
    { name: t('favorites.page.bedrooms'), value: ({ bedrooms }) => bedrooms, appliesTo: hasRooms },
    {
      name: t('favorites.page.livingArea'),
      value: ({ livingArea }) => area(livingArea),
      appliesTo: hasRooms,
    },
    { name: t('favorites.page.plotArea'), value: ({ plotArea }) => area(plotArea) },
    {
      name: t('favorites.page.energy'),
      value: ({ epc }) => epc && <EnergyLabel name={epc.label} />,
      appliesTo: hasRooms,
    },
    {
      name: t('favorites.page.energyUse'),
      value: ({ energyUse }) => (energyUse === null ? null : t('favorites.page.kwh', { value: energyUse })),
      appliesTo: hasRooms,
    },
  ];
}
