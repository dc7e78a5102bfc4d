import type { Transaction } from '../listings/vocabulary.ts';
import type { Locale } from '../locales.ts';
import { routePath } from '../routes.ts';
import { slugify } from '../slug.ts';

const TOWN_ROUTE = { SALE: 'forSaleTown', RENT: 'forRentTown' } as const;

/** The readable part of the address of a town's page, in the language of the name: `gand-9000`. */
export function townSlug(name: string, postalCode: string): string {
  return slugify(`${name} ${postalCode}`);
}

/** The path of the page of a town; `name` is in the language of the page. */
export function townPath(
  { name, postalCode }: { name: string; postalCode: string },
  transaction: Transaction,
  locale: Locale,
): string {
  return routePath(TOWN_ROUTE[transaction], locale, { town: townSlug(name, postalCode) });
}
