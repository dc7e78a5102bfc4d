import type { Transaction } from '../listings/vocabulary.ts';
import type { Locale } from '../locales.ts';
import { routePath } from '../routes.ts';
import { slugify } from '../slug.ts';

/** The pages of towns and of municipalities. */
const TOWN_ROUTE = { SALE: 'forSaleTown', RENT: 'forRentTown' } as const;

/** A town with its name in the language of a page. */
interface NamedTown {
  /** Its permanent id. */
  id: string;
  name: string;
  /** Empty for a town abroad whose homes come without one. */
  postalCode: string;
}

/** Returns a town's URL segment in the language of its name: `gand-9000`; without a postal code its id. */
export function townSlug({ id, name, postalCode }: NamedTown): string {
  return postalCode === '' ? id : slugify(`${name} ${postalCode}`);
}

/** Returns the path of a town's page in the language of its name. */
export function townPath(town: NamedTown, transaction: Transaction, locale: Locale): string {
  return routePath(TOWN_ROUTE[transaction], locale, { town: townSlug(town) });
}

/** Returns a municipality's URL segment in the language of `name`: `gand`. Unlike a town's it has no postal code. */
export function municipalitySlug(name: string): string {
  return slugify(name);
}

/** Returns the path of a municipality's page; `name` is in the page's language. */
export function municipalityPath(name: string, transaction: Transaction, locale: Locale): string {
  return routePath(TOWN_ROUTE[transaction], locale, { town: municipalitySlug(name) });
}
