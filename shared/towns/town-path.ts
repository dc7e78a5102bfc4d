import type { Transaction } from '../listings/vocabulary.ts';
import type { Locale } from '../locales.ts';
import { routePath } from '../routes.ts';
import { slugify } from '../slug.ts';

/** The pages of towns and of municipalities. */
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

/** Returns a municipality's URL segment in the language of `name`: `gand`. Unlike a town's it has no postal code. */
export function municipalitySlug(name: string): string {
  return slugify(name);
}

/** Returns the path of a municipality's page; `name` is in the page's language. */
export function municipalityPath(name: string, transaction: Transaction, locale: Locale): string {
  return routePath(TOWN_ROUTE[transaction], locale, { town: municipalitySlug(name) });
}
