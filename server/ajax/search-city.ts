import type { AjaxRow } from './rows.ts';

interface Found {
  searchCities: { items: { id: string; name: string; postalCode: string }[]; hasMore: boolean };
}

/** `search-city`: the select widget's form. */
export const searchCityRow: AjaxRow<{ query: string; page: number; locale: string }, Found> = {
  path: 'search-city',
  document: `query AjaxCities($query: String!, $page: Int!, $locale: Locale!) {
    searchCities(query: $query, page: $page, locale: $locale, pageSize: 20) {
      items { id name postalCode }
      hasMore
    }
  }`,
  parse: ({ query, locale }) => ({
    query: query.get('q') ?? query.get('term') ?? '',
    page: parsePage(query.get('page')),
    locale,
  }),
  present: ({ searchCities }) => ({
    results: searchCities.items.map(({ id, name, postalCode }) => ({ id, text: `${postalCode} ${name}` })),
    pagination: { more: searchCities.hasMore },
  }),
};

/** A page that means nothing is the first; no search has ten thousand. */
function parsePage(text: string | null): number {
  return /^[1-9]\d{0,3}$/.test(text ?? '') ? Number(text) : 1;
}
