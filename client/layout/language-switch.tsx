import { useLocation, useMatches } from 'react-router';
import { LOCALE_NAMES, type Locale } from '../../shared/locales.ts';
import { type RouteName, routePath } from '../../shared/routes.ts';
import { useLocale } from '../locale.tsx';
import type { RouteHandle } from '../routes.tsx';
import { useSite } from '../site.tsx';

/** Pages whose slug differs by language. The link omits the slug, which the server adds. */
const WITHOUT_SLUG: Partial<Record<RouteName, RouteName>> = {
  estateSlug: 'estate',
  newsItem: 'newsItemById',
};

/**
 * Links to this page and its filters in the other languages. They load whole documents, because all text
 * changes.
 */
export function LanguageSwitch({ label }: { label: string }) {
  const current = useLocale();
  const pathIn = usePathInLocale();
  const { locales } = useSite();
  if (locales.length < 2) return null;
  return (
    <nav className="languages" aria-label={label}>
      <ul>
        {locales.map((locale) => (
          <li key={locale}>
            <a
              href={pathIn(locale)}
              hrefLang={locale}
              lang={locale}
              aria-current={locale === current ? 'true' : undefined}
            >
              {LOCALE_NAMES[locale]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Returns a function that returns the path of this page in a language. */
function usePathInLocale(): (locale: Locale) => string {
  const { search } = useLocation();
  const match = useMatches().at(-1);
  const name = (match?.handle as RouteHandle | undefined)?.name;
  return (locale) => {
    if (!match || !name) return routePath('home', locale);
    return routePath(WITHOUT_SLUG[name] ?? name, locale, match.params as Record<string, string>) + search;
  };
}
