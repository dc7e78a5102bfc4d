import { HOME_SECTIONS, type HomeContent, type SiteContent } from '../../../graphql/site-folder/ports.ts';
import { composeMenu } from './compose-menu.ts';
import type { FollowedSiteFolder } from './follow-site-folder.ts';
import { newsReference } from './news-feed.ts';

/** The home page of an agency that has colours of its own, and no words. */
const PLAIN_HOME: HomeContent = { backdrop: 'none', sections: HOME_SECTIONS, content: [] };

/** The port through which pages read the current state of the site folder. */
export function createSiteContent({ current }: Pick<FollowedSiteFolder, 'current'>): SiteContent {
  return {
    languages: () => current().languages,
    findPage(slug, locale) {
      for (const versions of current().pages.values())
        if (versions[locale]?.slug === slug) return versions[locale];
      return null;
    },
    pageByName: (name, locale) => current().pages.get(name)?.[locale] ?? null,
    pageNames: () => [...current().pages.keys()],
    home(locale) {
      const { home, look } = current();
      const own = home[locale];
      if (!look.hasBrandColour) return own ?? null;
      // The site's own drawing is in its own colours.
      return own?.backdrop === 'drawing' ? { ...own, backdrop: 'none' } : (own ?? PLAIN_HOME);
    },
    menu: () => composeMenu(current()),
    newsContent(reference, locale) {
      const item = current().news.find(({ name }) => newsReference(name) === reference);
      return item?.content[locale] ?? [];
    },
    legalAdditions: (page, locale) => current().legal[page][locale] ?? [],
    notice: () => current().notice,
  };
}
