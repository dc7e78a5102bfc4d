import type { LocalizedPath } from '../../shared/alternates.ts';
import { ATOM_TYPE } from '../../shared/atom.ts';
import { type Locale, localeFallbacks } from '../../shared/locales.ts';
import { type RouteName, type RouteParams, routePath } from '../../shared/routes.ts';
import { useLocale } from '../locale.tsx';
import { useSite } from '../site.tsx';
import { PageMetadata, type SharedListing } from './page-metadata.tsx';

interface PageHeadProps {
  title: string;
  description?: string | undefined;
  /** The page's canonical URL: a route that exists in every language, or one path per language. */
  canonical?:
    | { name: RouteName; params?: RouteParams; search?: string }
    | { paths: readonly LocalizedPath[]; own: string };
  isIndexed?: boolean;
  /** The path of the Atom feed with the page's listings. */
  atomPath?: string;
  /** Its title; that of the page by default. */
  atomTitle?: string;
  /** The listing of the page, whose picture is shown where the page is shared. */
  listing?: SharedListing;
}

/** Title and metadata of a page. React hoists them into the document's head, on server and browser. */
export function PageHead({
  title,
  description,
  canonical,
  isIndexed = true,
  atomPath,
  atomTitle = title,
  listing,
}: PageHeadProps) {
  const locale = useLocale();
  const { publicUrl, agencyName, locales } = useSite();
  const links = canonical ? pageLinks(canonical, { locale, locales }) : null;
  return (
    <>
      <title>{title.includes(agencyName) ? title : `${title} · ${agencyName}`}</title>
      {links && <link rel="canonical" href={publicUrl + links.own} />}
      <PageMetadata {...{ title, description, links, isIndexed, listing }} />
      {atomPath && <link rel="alternate" type={ATOM_TYPE} title={atomTitle} href={publicUrl + atomPath} />}
    </>
  );
}

/** `locales`: the languages of the site. */
function pageLinks(
  canonical: NonNullable<PageHeadProps['canonical']>,
  { locale, locales }: { locale: Locale; locales: readonly Locale[] },
) {
  if ('paths' in canonical) {
    const paths = canonical.paths.filter((version) => locales.includes(version.locale));
    return { own: ownVersion({ paths, own: canonical.own }, locale), alternates: paths };
  }
  const { name, params, search } = canonical;
  const pathIn = (language: Locale) => routePath(name, language, params) + (search ? `?${search}` : '');
  return {
    own: pathIn(locale),
    alternates: locales.map((language) => ({ locale: language, path: pathIn(language) })),
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
