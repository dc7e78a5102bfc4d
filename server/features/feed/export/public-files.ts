/** Public URLs of stored pictures and documents. Files that the site does not show are left out. */
import type { FeedDocument, FeedPicture } from '../../../../graphql/listings/ports.ts';
import type { PictureRecord } from '../../../../graphql/pictures/ports.ts';
import { documentUrl, MAX_WIDTH, pictureUrl, pictureWidthFor } from '../../../../shared/pictures/versions.ts';
import type { ExportContext } from './export-context.ts';
import type { ListingRow } from './store/rows.ts';

export interface PublicFiles {
  /** The largest JPEG of each picture; a picture that occurs twice is returned once. */
  pictures(pictures: readonly FeedPicture[]): FeedPicture[];
  picture(picture: FeedPicture | null): FeedPicture | undefined;
  documents(documents: readonly FeedDocument[]): FeedDocument[];
}

/** Looks up all sources of a batch in one query. */
export async function findPublicFiles(
  sources: readonly string[],
  { ports, publicUrl }: Pick<ExportContext, 'ports' | 'publicUrl'>,
): Promise<PublicFiles> {
  const records = sources.length > 0 ? await ports.pictures.findBySources([...new Set(sources)]) : [];
  const bySource = new Map(records.map((record) => [record.source, record]));
  const pictures = (listed: readonly FeedPicture[]) => {
    const urls = new Map<string, FeedPicture>();
    for (const { source, alt } of listed) {
      const url = largestUrl(bySource.get(source), publicUrl);
      if (url && !urls.has(url)) urls.set(url, alt ? { source: url, alt } : { source: url });
    }
    return [...urls.values()];
  };
  return {
    pictures,
    picture: (one) => pictures(one ? [one] : [])[0],
    documents: (listed) =>
      listed.flatMap((document) => {
        const { hash = null, store = null } = bySource.get(document.source) ?? {};
        if (!hash) return [];
        const source = new URL(documentUrl({ hash, store }), publicUrl).href;
        return [Object.assign({}, document, { source })];
      }),
  };
}

/** The sources of all pictures and documents of listings. */
export function sourcesOf(listings: readonly ListingRow[]): string[] {
  return listings.flatMap(({ photos, floorPlans, documents }) =>
    [...photos, ...floorPlans, ...documents].map(({ source }) => source),
  );
}

function largestUrl(record: PictureRecord | undefined, publicUrl: string): string | null {
  if (!record?.hash || record.width === null) return null;
  const { hash, store, width } = record;
  return new URL(pictureUrl({ hash, store }, pictureWidthFor(width, MAX_WIDTH), 'jpg'), publicUrl).href;
}
