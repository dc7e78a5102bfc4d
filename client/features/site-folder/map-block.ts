import { type EstateSearchParams, parseEstateSearch } from '../../../shared/estates/search-params.ts';
import type { Transaction } from '../../../shared/listings/vocabulary.ts';
import type { ContentBlockFragment } from './generated/content.generated.ts';

export type MapBlock = Extract<ContentBlockFragment, { __typename: 'HomesMapBlock' | 'OfficesMapBlock' }>;
export type HomesMapBlock = Extract<MapBlock, { __typename: 'HomesMapBlock' }>;

export const isMap = (block: ContentBlockFragment): block is MapBlock =>
  block.__typename === 'HomesMapBlock' || block.__typename === 'OfficesMapBlock';

interface Search {
  params: EstateSearchParams;
  transaction: Transaction;
  /** The path of the results, without the search. */
  path: string;
}

/** Returns the search of a map. */
export function searchOf({ searchPath, transaction }: HomesMapBlock): Search {
  const [path = '', query] = searchPath.split('?');
  return { params: parseEstateSearch(new URLSearchParams(query)), transaction, path };
}
