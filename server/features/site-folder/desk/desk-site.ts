/** What employees write for the site: files of the site folder in the database. */
import type { DeskSitePorts } from '../../../../graphql/desk/site/ports.ts';
import { createDeskOpeningHours } from './desk-hours.ts';
import { createDeskNews } from './desk-news.ts';
import { createDeskNotices } from './desk-notice.ts';
import { createDeskRedirects } from './desk-redirects.ts';
import { createDeskTexts } from './desk-texts.ts';
import type { DeskSiteDependencies } from './site-dependencies.ts';

export function createDeskSite(dependencies: DeskSiteDependencies): DeskSitePorts {
  return {
    notice: createDeskNotices(dependencies),
    openingHours: createDeskOpeningHours(dependencies),
    news: createDeskNews(dependencies),
    texts: createDeskTexts(dependencies),
    redirects: createDeskRedirects(dependencies),
    faults: () => dependencies.siteFolder.current().faults,
  };
}
