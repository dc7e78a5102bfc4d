/** Legacy calls, each with the GraphQL document that it runs. */
import { listingRoute } from '../../server/web/ajax/listings.ts';
import { searchCityRoute } from '../../server/web/ajax/search-city.ts';

export interface AjaxLoad {
  name: string;
  target: string;
  /** The body sent to `/graphql`; absent: a GET. */
  body?: object;
}

/** `id`: of an estate. */
export function ajaxLoads(id: string): AjaxLoad[] {
  const city = { query: 'gen', page: 1, locale: 'nl' };
  return [
    { name: 'ajax estate', target: `/nl/ajax/estate/${id}` },
    {
      name: 'its document',
      target: '/graphql',
      body: { query: listingRoute.document, variables: { ids: [id], locale: 'nl' } },
    },
    { name: 'ajax search-city', target: '/nl/ajax/search-city?q=gen' },
    { name: 'its document', target: '/graphql', body: { query: searchCityRoute.document, variables: city } },
  ];
}
