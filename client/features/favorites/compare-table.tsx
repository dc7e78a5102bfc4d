import { useMessages } from '../../intl/use-messages.ts';
import { TABLE_ROLES as ROLES } from '../../ui/table-roles.ts';
import type { Listing } from '../listings/listing-price.ts';
import type { Summary } from '../listings/use-summary.ts';
import { CardPicture } from '../pictures/card-picture.tsx';
import { isApplicable } from './applicable-facts.ts';
import { Heart } from './heart.tsx';
import { type CompareRow, isDifferent, useCompareRows } from './use-compare-rows.tsx';
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
  const rows = useCompareRows().filter(({ value }) => compared.some(value));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
    <section className="compare" aria-label={t('favorites.page.compare')} tabIndex={0}>
      <table {...ROLES.table}>
        <caption className="visually-hidden">{t('favorites.page.compareCaption')}</caption>
        <thead {...ROLES.group}>
          <tr {...ROLES.row}>
            <td {...ROLES.cell} />
            {compared.map((listing) => (
              <ListingCell key={listing.id} listing={listing} />
            ))}
          </tr>
        </thead>
        <tbody {...ROLES.group}>
          {rows.map((row) => (
            <tr
              {...ROLES.row}
              key={row.name}
              className={isDifferent(row, compared) ? 'compare__different' : undefined}
            >
              <th {...ROLES.rowHead}>
                {row.name}
                {isDifferent(row, compared) && (
                  <span className="visually-hidden">{` (${t('favorites.page.differs')})`}</span>
                )}
              </th>
              {compared.map((listing) => (
                <td {...ROLES.cell} key={listing.id}>
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
    <th {...ROLES.columnHead}>
      <div className="compare__listing">
        <CardPicture type={kind} id={id} photos={pictures} />
        <Heart listing={{ id, price }} name={name} />
      </div>
      <a href={path}>{name}</a>
    </th>
  );
}

/** Says why a listing has no value in a row. */
function absenceOf({ fact }: CompareRow, listing: Compared): 'notApplicable' | 'unknown' {
  return fact && !isApplicable(fact, listing) ? 'notApplicable' : 'unknown';
}
