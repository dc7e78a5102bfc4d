/** Validation of how an estate is sold, and of its open houses. */
import type { EstateLine } from '../../feed/estate-line.ts';

type Terms = Pick<EstateLine, 'transaction' | 'sale' | 'progress' | 'openHouses'>;

/** An open house is on one day; a longer one is a mistake in a date. */
const MAX_OPEN_MS = 24 * 60 * 60 * 1000;

/** The contradictions between the transaction, the terms of the sale and the open houses. */
export function termsFaults({ transaction, sale, progress, openHouses }: Terms): string[] {
  const faults: string[] = [];
  if (sale && transaction === 'RENT') faults.push('sale: a home for rent is not sold');
  if (progress === 'SOLD_CONDITIONALLY' && transaction === 'RENT')
    faults.push('progress: a home for rent cannot be SOLD_CONDITIONALLY');
  if (sale?.annuity && sale.method !== 'LIFE_ANNUITY')
    faults.push(`sale.annuity: ${sale.method} is no life annuity`);
  if (sale?.opensOn && sale.closesOn && sale.opensOn > sale.closesOn)
    faults.push(`sale.closesOn: ${sale.closesOn} is before ${sale.opensOn}`);
  for (const [at, { startsAt, endsAt }] of openHouses.entries()) {
    const length = Date.parse(endsAt) - Date.parse(startsAt);
    if (length <= 0) faults.push(`openHouses.${at}: ${endsAt} is not after ${startsAt}`);
    else if (length > MAX_OPEN_MS) faults.push(`openHouses.${at}: longer than a day`);
  }
  return faults;
}

/** The dates of the terms by their path in the line. */
export function termsDates({ sale, openHouses }: Terms): Record<string, string | null | undefined> {
  return {
    'sale.opensOn': sale?.opensOn,
    'sale.closesOn': sale?.closesOn,
    ...Object.fromEntries(
      openHouses.flatMap(({ startsAt, endsAt }, at) => [
        [`openHouses.${at}.startsAt`, startsAt],
        [`openHouses.${at}.endsAt`, endsAt],
      ]),
    ),
  };
}
