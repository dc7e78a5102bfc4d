interface City {
  id: string;
}

/** Returns the first city of a search that does not exist; searches ignore such cities. */
export function findUnknownCity(
  { cities = [] }: { cities?: readonly string[] },
  known: readonly City[],
): string | undefined {
  return cities.find((id) => !isKnown(id, known));
}

/** Returns the criteria that a search has when unknown cities are ignored, for the URLs of the page. */
export function omitUnknownCities<Criteria extends { cities?: string[] }>(
  criteria: Criteria,
  known: readonly City[],
): Criteria {
  if (findUnknownCity(criteria, known) === undefined) return criteria;
  const { cities = [], ...others } = criteria;
  const found = cities.filter((id) => isKnown(id, known));
  return (found.length > 0 ? { ...others, cities: found } : others) as Criteria;
}

const isKnown = (id: string, known: readonly City[]) => known.some((city) => city.id === id);
