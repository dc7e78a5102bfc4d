import { type IntlShape, useIntl } from 'react-intl';

const EUROS = { style: 'currency', currency: 'EUR' } as const;
const WHOLE = { ...EUROS, maximumFractionDigits: 0 } as const;
const BARE = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;
const NUMBER = { maximumFractionDigits: 4 } as const;

interface Euros {
  /** Whole euros: `€ 250.000`. */
  whole(euros: number): string;
  /** For a map marker: `€ 250K`, `€ 1,25 mln.`. */
  short(euros: number): string;
  /** Euros, with cents unless they are zero. */
  exact(euros: number): string;
  /** An amount in cents as euros, always with two decimals: `€ 1.212,04`. */
  ofCents(cents: number): string;
  /** The same without the currency sign, for a table that names its unit. */
  bareOfCents(cents: number): string;
  /** A plain number: a rate, a typed amount. */
  number(value: number): string;
}

const cache = new WeakMap<IntlShape, Euros>();

/** Returns formatters of amounts and rates in the page's language. */
export function useEuros(): Euros {
  return euroFormats(useIntl());
}

/** The same outside React. */
export function euroFormats(intl: IntlShape): Euros {
  const euros = cache.get(intl) ?? makeEuros(intl);
  cache.set(intl, euros);
  return euros;
}

function makeEuros({ locale, formatters }: IntlShape): Euros {
  const [full, whole, bare, number] = [EUROS, WHOLE, BARE, NUMBER].map((options) =>
    formatters.getNumberFormat(locale, options),
  ) as [Intl.NumberFormat, Intl.NumberFormat, Intl.NumberFormat, Intl.NumberFormat];
  return {
    whole: (euros) => whole.format(euros),
    short: (euros) => formatters.getNumberFormat(locale, shortOptions(euros)).format(euros),
    exact: (euros) => (Number.isInteger(euros) ? whole : full).format(euros),
    ofCents: (cents) => full.format(cents / 100),
    bareOfCents: (cents) => bare.format(cents / 100),
    number: (value) => number.format(value),
  };
}

const shortOptions = (euros: number) =>
  ({
    style: 'currency',
    currency: 'EUR',
    notation: euros >= 10_000 ? 'compact' : 'standard',
    maximumFractionDigits: euros >= 1_000_000 ? 2 : 0,
  }) as const;
