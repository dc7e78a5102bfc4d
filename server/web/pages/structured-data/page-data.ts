import type { ServerResults } from '../../../../client/data/server-results.ts';
import type { Translate } from '../../../../client/intl/use-messages.ts';
import type { Site } from '../../../../client/site.tsx';
import type { Locale } from '../../../../shared/locales.ts';
import { MAX_WIDTH, pictureUrl, pictureWidthFor } from '../../../../shared/pictures/versions.ts';
import type { RouteParams } from '../../../../shared/routes.ts';

/** What the nodes of a page's structured data are made of: the results that the page shows. */
export interface PageData {
  locale: Locale;
  params: RouteParams;
  t: Translate;
  site: Pick<Site, 'publicUrl' | 'agencyName' | 'socialLinks'>;
  results: Pick<ServerResults, 'find'>;
}

interface ShownPicture {
  hash: string | null;
  store: string | null;
  width: number | null;
}

/** The maximum number of pictures in the structured data of a page. */
const MAX_PICTURES = 6;

/** Returns the absolute URLs of the first pictures; undefined without any. */
export function imagesOf(
  pictures: readonly (ShownPicture | null)[],
  { site }: Pick<PageData, 'site'>,
): string[] | undefined {
  const stored = pictures.flatMap((picture) =>
    picture?.hash && picture.width ? [{ ...picture, hash: picture.hash, width: picture.width }] : [],
  );
  if (stored.length === 0) return undefined;
  return stored
    .slice(0, MAX_PICTURES)
    .map((picture) => pictureUrl(picture, pictureWidthFor(picture.width, MAX_WIDTH), 'jpg'))
    .map((url) => new URL(url, site.publicUrl).href);
}

/** Removes the properties without a value. */
export function optional<Properties extends object>(
  properties: Properties,
): { [Name in keyof Properties]?: Exclude<Properties[Name], undefined> } {
  return Object.fromEntries(Object.entries(properties).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Properties]?: Exclude<Properties[Name], undefined>;
  };
}
