/**
 * Place names typed into a form. The loader resolves them and redirects to the URL with their ids as criteria.
 */

/** Query parameters with a typed place: a town, and the centre of a radius. */
const PLACES = ['where', 'around'] as const;
type PlaceName = (typeof PLACES)[number];
/** The radius in kilometres. */
export const RADIUS_PARAM = 'within';

/** Returns the typed texts as query parameters. */
export function typedPlaces(query: URLSearchParams): [name: PlaceName | typeof RADIUS_PARAM, text: string][] {
  const typed = PLACES.flatMap((name): [PlaceName, string][] => {
    const text = query.get(name)?.trim();
    return text ? [[name, text]] : [];
  });
  return typed.at(-1)?.[0] === 'around' ? [...typed, [RADIUS_PARAM, query.get(RADIUS_PARAM) ?? '']] : typed;
}

/** Returns the first typed name that is still in the URL, which means that it is unknown. */
export function unknownPlace(query: URLSearchParams): string | undefined {
  return typedPlaces(query)[0]?.[1];
}
