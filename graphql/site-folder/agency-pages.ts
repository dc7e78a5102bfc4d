import { type Locale, localeFallbacks } from '../../shared/locales.ts';
import { routePath } from '../../shared/routes.ts';
import type { AgencyPage, SiteContent } from './ports.ts';

/** The languages of the site in the order in which a page is looked for. */
function languagesFor(locale: Locale, site: SiteContent): Locale[] {
  const languages = site.languages();
  return localeFallbacks(locale).filter((language) => languages.includes(language));
}

/** Finds a page by its name: in the language, else in another language of the site; null when there is none. */
export function findVersion(name: string, locale: Locale, site: SiteContent): AgencyPage | null {
  for (const language of languagesFor(locale, site)) {
    const page = site.pageByName(name, language);
    if (page) return page;
  }
  return null;
}

/** Finds a page by the last segment of its path in any language of the site, or by its name. */
export function findPage(slug: string, locale: Locale, site: SiteContent): AgencyPage | null {
  const own = site.findPage(slug, locale);
  if (own) return own;
  const others = languagesFor(locale, site).flatMap((language) => site.findPage(slug, language) ?? []);
  return findVersion(others[0]?.name ?? slug, locale, site);
}

/** The path of a page in a language, also when it is not written in it. */
export function pagePath(page: Pick<AgencyPage, 'slug'>, locale: Locale): string {
  return routePath('agencyPage', locale, { page: page.slug });
}

/** The paths of a page in the languages in which it is written. */
export function pageVersions({ name }: Pick<AgencyPage, 'name'>, site: SiteContent) {
  return site.languages().flatMap((locale) => {
    const version = site.pageByName(name, locale);
    return version ? [{ locale, path: pagePath(version, locale) }] : [];
  });
}
