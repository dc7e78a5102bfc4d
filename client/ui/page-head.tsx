import { LOCALES, type Locale } from '../../shared/locales.ts';
import { type RouteName, type RouteParams, routePath } from '../../shared/routes.ts';
import { useLocale } from '../locale.tsx';
import { useSite } from '../site.tsx';

interface PageHeadProps {
  title: string;
  description?: string;
  /** The page's one address: its route, the same in every language, or its path in each. */
  canonical?:
    | { name: RouteName; params?: RouteParams; search?: string }
    | { paths: readonly { locale: Locale; path: string }[]; own: string };
  isIndexed?: boolean;
}

/** Title and metadata of a page; React lifts them into the document's head, on both sides. */
export function PageHead({ title, description, canonical, isIndexed = true }: PageHeadProps) {
  const locale = useLocale();
  const { publicUrl, agencyName } = useSite();
  const links = canonical ? pageLinks(canonical, locale) : null;
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
    </>
  );
}

function pageLinks(canonical: NonNullable<PageHeadProps['canonical']>, locale: Locale) {
  if ('paths' in canonical) return { own: canonical.own, alternates: canonical.paths };
  const { name, params, search } = canonical;
  const pathIn = (language: Locale) => routePath(name, language, params) + (search ? `?${search}` : '');
  return {
    own: pathIn(locale),
    alternates: LOCALES.map((language) => ({ locale: language, path: pathIn(language) })),
  };
}
