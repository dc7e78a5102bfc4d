/** Places that are typed into a form: the loader looks them up and leads to the address that has them as criteria. */

/** Their parameters: a town, and the middle of a circle. */
const PLACES = ['where', 'around'] as const;
type PlaceName = (typeof PLACES)[number];
/** The radius of the circle, in kilometres. */
export const DISTANCE = 'within';

/** What is typed, as parameters. */
export function typedOf(query: URLSearchParams): [name: PlaceName | typeof DISTANCE, text: string][] {
  const typed = PLACES.flatMap((name): [PlaceName, string][] => {
    const text = query.get(name)?.trim();
    return text ? [[name, text]] : [];
  });
  return typed.at(-1)?.[0] === 'around' ? [...typed, [DISTANCE, query.get(DISTANCE) ?? '']] : typed;
}

/** The first typed name that is still in an address: nobody knows it. */
export function unknownPlace(query: URLSearchParams): string | undefined {
  return typedOf(query)[0]?.[1];
}
