/** What browser and server share about views of listings. */
import type { RouteName } from '../routes.ts';

/** Browsers post the id of a listing here when they open its page without a new document. */
export const VIEWS_PATH = '/views';

/** The parameter with the listing's id, for each page of a listing. A unit's page is a view of its project. */
const ID_PARAMETERS: { readonly [name in RouteName]?: string } = {
  estateSlug: 'estateId',
  projectEntity: 'estateId',
  holidayUnit: 'rentalUnitId',
};

/** Returns the id of the listing that a page shows, as in the URL; null on other pages. */
export function viewedListing(
  name: RouteName | null,
  params: Readonly<Record<string, string | number | undefined>>,
): string | null {
  const parameter = name && ID_PARAMETERS[name];
  return parameter && params[parameter] !== undefined ? String(params[parameter]) : null;
}
