import type { Transaction } from '../listings/vocabulary.ts';
import type { Locale } from '../locales.ts';
import { routePath } from '../routes.ts';
import { slugify } from '../slug.ts';

const TOWN_ROUTE = { SALE: 'forSaleTown', RENT: 'forRentTown' } as const;

/** Returns a town's URL segment in the language of `name`: `gand-9000`. */
export function townSlug(name: string, postalCode: string): string {
  return slugify(`${name} ${postalCode}`);
}

/** Returns the path of a town's page; `name` is in the page's language. */
export function townPath(
  { name, postalCode }: { name: string; postalCode: string },
  transaction: Transaction,
  locale: Locale,
): string {
  return routePath(TOWN_ROUTE[transaction], locale, { town: townSlug(name, postalCode) });
}
