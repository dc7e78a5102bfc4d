import { shareRequest } from './share-request.ts';

const QUERY =
  'query WidgetTowns($query:String!,$locale:Locale!){searchCities(query:$query,locale:$locale,pageSize:6){items{name postalCode}}}';

interface Found {
  data: { searchCities: { items: { name: string; postalCode: string }[] } };
}

interface TownRequest {
  origin: string;
  locale: string;
  signal: AbortSignal;
}

/** Returns towns as the site writes them ("9000 Gent"); none when the site cannot be reached. */
export async function findTowns(typed: string, { origin, locale, signal }: TownRequest): Promise<string[]> {
  const query = typed.trim();
  if (query === '') return [];
  const parameters = new URLSearchParams({ query: QUERY, variables: JSON.stringify({ query, locale }) });
  try {
    const { data } = (await shareRequest(`${origin}/graphql?${parameters}`, signal)) as Found;
    return data.searchCities.items.map(({ postalCode, name }) => `${postalCode} ${name}`.trim());
  } catch {
    return [];
  }
}
