import { townLabel } from '../../../shared/towns/town-label.ts';
import type { AjaxRoute } from './ajax-route.ts';

interface Found {
  searchCities: { items: { id: string; name: string; postalCode: string }[]; hasMore: boolean };
}

/** `search-city`: options for a select widget. */
export const searchCityRoute: AjaxRoute<{ query: string; page: number; locale: string }, Found> = {
  method: 'GET',
  path: 'search-city',
  summary:
    'Cities for a select widget, 20 per page. The ids are values of the parameter `city` of search pages.',
  query: {
    q: { about: 'The typed name or postal code. When absent, returns all cities by name.' },
    term: { about: 'An alternative name of `q`, which takes precedence.' },
    _type: { about: 'Sent by the widget; ignored.' },
    page: { about: 'The page number, from 1; invalid values return the first page.' },
  },
  success: {
    status: 200,
    schema: {
      type: 'object',
      properties: {
        results: {
          type: 'array',
          maxItems: 20,
          items: {
            type: 'object',
            properties: { id: { type: 'string' }, text: { type: 'string' } },
            required: ['id', 'text'],
            additionalProperties: false,
          },
        },
        pagination: {
          type: 'object',
          properties: { more: { type: 'boolean' } },
          required: ['more'],
          additionalProperties: false,
        },
      },
      required: ['results', 'pagination'],
      additionalProperties: false,
    },
  },
  document: `query AjaxCities($query: String!, $page: Int!, $locale: Locale!) {
    searchCities(query: $query, page: $page, locale: $locale, pageSize: 20) {
      items { id name postalCode }
      hasMore
    }
  }`,
  parse: ({ query, locale }) => ({
    query: query.get('q') || query.get('term') || '',
    page: parsePage(query.get('page')),
    locale,
  }),
  present: ({ searchCities }) => ({
    status: 200,
    body: {
      results: searchCities.items.map(({ id, name, postalCode }) => ({
        id,
        text: townLabel({ postalCode, name }),
      })),
      pagination: { more: searchCities.hasMore },
    },
  }),
};

/** Invalid page numbers mean the first page; no search has ten thousand pages. */
function parsePage(text: string | null): number {
  return /^[1-9]\d{0,3}$/.test(text ?? '') ? Number(text) : 1;
}
