import { defaultAlternate, type LocalizedPath } from '../../shared/alternates.ts';
import { ATOM_TYPE } from '../../shared/atom.ts';
import { FORMAT_LOCALES, LOCALES, type Locale, localeFallbacks } from '../../shared/locales.ts';
import { type RouteName, type RouteParams, routePath } from '../../shared/routes.ts';
import { useLocale } from '../locale.tsx';
import { useSite } from '../site.tsx';

interface PageHeadProps {
  title: string;
  description?: string;
  /** The page's canonical URL: a route that exists in every language, or one path per language. */
  canonical?:
    | { name: RouteName; params?: RouteParams; search?: string }
    | { paths: readonly LocalizedPath[]; own: string };
  isIndexed?: boolean;
  /** The path of the Atom feed with the page's listings. */
  atomPath?: string;
  /** The listing of the page, whose picture is shown where the page is shared. */
  listing?: { id: string; pictures: readonly { hash?: string | null }[]; price?: number | null };
}

/** Title and metadata of a page. React hoists them into the document's head, on server and browser. */
export function PageHead({
  title,
  description,
  canonical,
  isIndexed = true,
  atomPath,
  listing,
}: PageHeadProps) {
  const locale = useLocale();
  const { publicUrl, agencyName } = useSite();
  const links = canonical ? pageLinks(canonical, locale) : null;
  const standard = links && defaultAlternate(links.alternates);
  return (
    <>
      <title>{`${title} · ${agencyName}`}</title>
      {description && <meta name="description" content={description} />}
      {!isIndexed && <meta name="robots" content="noindex" />}
      {links && <link rel="canonical" href={publicUrl + links.own} />}
      {isIndexed &&
        links?.alternates.map((alternate) => (
          <link
            key={alternate.locale}
            rel="alternate"
            hrefLang={alternate.locale}
            href={publicUrl + alternate.path}
          />
        ))}
      {isIndexed && standard && (
        <link rel="alternate" hrefLang="x-default" href={publicUrl + standard.path} />
      )}
      {atomPath && <link rel="alternate" type={ATOM_TYPE} title={title} href={publicUrl + atomPath} />}
      {listing?.pictures[0]?.hash && links && (
        <SharedAs
          title={title}
          description={description}
          listing={listing}
          own={links.own}
          version={listing.pictures[0].hash}
        />
      )}
    </>
  );
}

interface SharedAsProps extends Pick<PageHeadProps, 'title' | 'description'> {
  listing: NonNullable<PageHeadProps['listing']>;
  own: string;
  version: string;
}

/**
 * Metadata for sharing. A new price or picture changes the picture's URL, so that other sites fetch it again.
 */
function SharedAs({ title, description, listing: { id, price }, own, version }: SharedAsProps) {
  const locale = useLocale();
  const { publicUrl, agencyName } = useSite();
  const facts = {
    type: 'website',
    site_name: agencyName,
    title,
    description,
    url: publicUrl + own,
    locale: FORMAT_LOCALES[locale].replace('-', '_'),
    image: `${publicUrl}/share/${locale}/${id}.jpg?v=${version.slice(0, 8)}${price ?? ''}`,
    'image:width': '1200',
    'image:height': '630',
  };
  return (
    <>
      {Object.entries(facts).map(
        ([name, content]) => content && <meta key={name} property={`og:${name}`} content={content} />,
      )}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

function pageLinks(canonical: NonNullable<PageHeadProps['canonical']>, locale: Locale) {
  if ('paths' in canonical) return { own: ownVersion(canonical, locale), alternates: canonical.paths };
  const { name, params, search } = canonical;
  const pathIn = (language: Locale) => routePath(name, language, params) + (search ? `?${search}` : '');
  return {
    own: pathIn(locale),
    alternates: LOCALES.map((language) => ({ locale: language, path: pathIn(language) })),
  };
}

/** A page without text in its language is a copy of the version whose text it shows. */
function ownVersion(
  { paths, own }: { paths: readonly LocalizedPath[]; own: string },
  locale: Locale,
): string {
  const [version] = localeFallbacks(locale).flatMap((one) => paths.find((path) => path.locale === one) ?? []);
  return version?.path ?? own;
}
