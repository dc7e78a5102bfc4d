/** The numbers of a listing by day, as a table for its owner. */
import type { IntlShape } from 'react-intl';
import { formatDay } from '../../../client/intl/format-day.ts';
import { translatorOf } from '../../../client/intl/use-messages.ts';
import type { CityDirectory } from '../../../graphql/cities/ports.ts';
import type { Locale } from '../../../shared/locales.ts';
import { addressLine } from '../../../shared/towns/address-line.ts';
import { streetLine } from '../../../shared/towns/street-line.ts';
import { writeCsv } from '../../platform/csv/write-csv.ts';
import type { Month } from './months.ts';
import type { DayNumbers, Numbers, OwnedListing } from './store/read-month.ts';

/** Street and town of a listing, in a language. */
export function addressOf(
  listing: Omit<OwnedListing, 'id' | 'reference'>,
  cities: Pick<CityDirectory, 'find'>,
  locale: Locale,
): string {
  const city = cities.find(listing.cityId);
  if (!city) return streetLine(listing);
  return addressLine({ ...listing, city: { postalCode: city.postalCode, name: city.names[locale] } });
}

/** Formats a month as in "november 2026". */
export function presentMonth({ first }: Month, intl: IntlShape): string {
  return formatDay(intl, first, { month: 'long', year: 'numeric' });
}

interface ListingTable {
  reference: string;
  address: string;
  month: Month;
  /** The days of the table. */
  days: readonly string[];
  /** The days with views or leads. */
  counted: readonly DayNumbers[];
}

/** Returns a sentence for the owner, then a line for each day and the total, for spreadsheets. */
export function presentListing(
  { reference, address, month, days, counted }: ListingTable,
  intl: IntlShape,
): string {
  const t = translatorOf(intl);
  const byDay = new Map(counted.map((numbers) => [numbers.day, numbers]));
  const total = sumOf(counted);
  const sentence = t('statistics.owner', {
    reference,
    address,
    month: presentMonth(month, intl),
    views: total.views,
    leads: total.leads,
  });
  const rowOf = (name: string, numbers: Numbers | undefined) => [
    name,
    String(numbers?.views ?? 0),
    String(numbers?.leads ?? 0),
  ];
  return writeCsv([
    [sentence],
    [],
    [t('statistics.day'), t('statistics.views'), t('statistics.leads')],
    ...days.map((day) => rowOf(day, byDay.get(day))),
    rowOf(t('statistics.total'), total),
  ]);
}

/** The sum of numbers. */
export function sumOf(numbers: readonly Numbers[]): Numbers {
  return numbers.reduce((sum, { views, leads }) => ({ views: sum.views + views, leads: sum.leads + leads }), {
    views: 0,
    leads: 0,
  });
}
