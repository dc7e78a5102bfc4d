/** Resolves pictures and documents of the feed to stored files. Rejected files and duplicate pictures are left out. */
import type { Locale } from '../../shared/locales.ts';
import type { GraphContext } from '../context.ts';
import type { FeedDocument, FeedPicture } from '../listings/ports.ts';
import type { DocumentParent, PictureParent } from './parents.ts';

export async function showPictures(
  pictures: readonly FeedPicture[] | undefined,
  locale: Locale,
  { loaders }: GraphContext,
): Promise<PictureParent[]> {
  const records = await Promise.all((pictures ?? []).map(({ source }) => loaders.picture.load(source)));
  const seen = new Set<string>();
  return (pictures ?? []).flatMap(({ alt }, index): PictureParent[] => {
    const record = records[index];
    if (!record) return [{ alt: alt ?? {}, locale, file: null }];
    const { hash, store, width, height, shade } = record;
    if (hash === null || width === null || height === null || shade === null || seen.has(hash)) return [];
    seen.add(hash);
    return [{ alt: alt ?? {}, locale, file: { hash, store, width, height, shade } }];
  });
}

/** Null when there is no picture, or when it was rejected. */
export async function showPicture(picture: FeedPicture | null, locale: Locale, context: GraphContext) {
  return (await showPictures(picture ? [picture] : [], locale, context))[0] ?? null;
}

export async function showDocuments(
  documents: readonly FeedDocument[],
  { loaders }: GraphContext,
): Promise<DocumentParent[]> {
  const records = await Promise.all(documents.map(({ source }) => loaders.picture.load(source)));
  return documents.flatMap(({ name, mediaType, size }, index): DocumentParent[] => {
    const record = records[index];
    if (!record) return [{ name, mediaType, size, file: null }];
    const { hash, store } = record;
    return hash === null ? [] : [{ name, mediaType, size, file: { hash, store } }];
  });
}
