/** The further pictures of a card. Lazy-loaded when a visitor reaches for them. */

import type { Locale } from '../../../../shared/locales.ts';
import type { RunQuery } from '../../../data/run-query.ts';
import { isStored, type StoredPicture } from '../../pictures/picture.tsx';
import { CardPhotosDocument } from './generated/card-photos.generated.ts';

/** Returns all stored pictures of an estate, the one on its card first. */
export async function loadCardPhotos(
  run: RunQuery,
  variables: { id: string; locale: Locale },
): Promise<StoredPicture[]> {
  const { estate } = await run(CardPhotosDocument, variables);
  return (estate?.photos ?? []).filter(isStored);
}
