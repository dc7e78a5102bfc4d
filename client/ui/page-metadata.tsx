/** Metadata for search engines and for sites where a page is shared. */
import { defaultAlternate, type LocalizedPath } from '../../shared/alternates.ts';
import { FORMAT_LOCALES } from '../../shared/locales.ts';
import { useLocale } from '../locale.tsx';
import { useSite } from '../site.tsx';

/** The listing of a page, whose picture is shown where the page is shared. */
export interface SharedListing {
  id: string;
  pictures: readonly { hash?: string | null }[];
  price?: number | null;
}

export interface PageMetadataProps {
  title: string;
  description?: string | undefined;
  /** Null: the page has no URL of its own. */
  links: { own: string; alternates: readonly LocalizedPath[] } | null;
  isIndexed: boolean;
  listing?: SharedListing | undefined;
}

export function PageMetadata({ title, description, links, isIndexed, listing }: PageMetadataProps) {
  return (
    <>
      {description && <meta name="description" content={description} />}
      {!isIndexed && <meta name="robots" content="noindex" />}
      {isIndexed && links && <Alternates versions={links.alternates} />}
      {links && <SharedAs own={links.own} {...{ title, description, isIndexed, listing }} />}
    </>
  );
}

function Alternates({ versions }: { versions: readonly LocalizedPath[] }) {
  const { publicUrl } = useSite();
  const standard = defaultAlternate(versions);
  return (
    <>
      {versions.map(({ locale, path }) => (
        <link key={locale} rel="alternate" hrefLang={locale} href={publicUrl + path} />
      ))}
      {standard && <link rel="alternate" hrefLang="x-default" href={publicUrl + standard.path} />}
    </>
  );
}

interface SharedAsProps extends Pick<PageMetadataProps, 'title' | 'description' | 'isIndexed' | 'listing'> {
  own: string;
}

/** Open Graph and Twitter data. */
function SharedAs({ title, description, isIndexed, listing, own }: SharedAsProps) {
  const locale = useLocale();
  const { publicUrl, agencyName } = useSite();
  const pagePicture = isIndexed ? pictureOfPage(own) : null;
  const picture = listing ? pictureOfListing(listing, locale) : pagePicture;
  const facts = {
    type: 'website',
    site_name: agencyName,
    title,
    description,
    url: publicUrl + own,
    locale: FORMAT_LOCALES[locale].replace('-', '_'),
    ...(picture && { image: publicUrl + picture, 'image:width': '1200', 'image:height': '630' }),
  };
  return (
    <>
      {Object.entries(facts).map(
        ([name, content]) => content && <meta key={name} property={`og:${name}`} content={content} />,
      )}
      <meta name="twitter:card" content={picture ? 'summary_large_image' : 'summary'} />
    </>
  );
}

/** A new price or picture changes the URL of the card, so that other sites fetch it again. */
function pictureOfListing({ id, pictures, price }: SharedListing, locale: string): string | null {
  const version = pictures[0]?.hash;
  return version ? `/share/${locale}/${id}.jpg?v=${version.slice(0, 8)}${price ?? ''}` : null;
}

/** The card of a page that is no listing. A list with filters has none: the card counts the whole list. */
function pictureOfPage(own: string): string | null {
  const [path, search = ''] = own.split('?');
  return search === '' || search.startsWith('page=') ? `/share${path}.jpg` : null;
}
