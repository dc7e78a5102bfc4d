/**
 * The table of pages, one row each. Router, smoke tests, preloads and the server's page handling derive from
 * it.
 */
import { appointmentPages } from './features/appointments/pages.ts';
import { estateDetail, resultsPages } from './features/estates/pages.ts';
import { favoritePages } from './features/favorites/pages.ts';
import { holidayPages } from './features/holiday/pages.ts';
import { homePages } from './features/home/pages.ts';
import { leadPages } from './features/leads/pages.ts';
import { legalPages } from './features/legal/pages.ts';
import { listingPages } from './features/listings/pages.ts';
import { mortgagePages } from './features/mortgage/pages.ts';
import { newsPages } from './features/news/pages.ts';
import { officePages } from './features/offices/pages.ts';
import { personalDataPages } from './features/personal-data/pages.ts';
import { projectDetail, projectPages } from './features/projects/pages.ts';
import { purchaseCostPages } from './features/purchase-cost/pages.ts';
import { agencyPages } from './features/site-folder/pages.ts';
import { subscriptionPages } from './features/subscriptions/pages.ts';
import { townPages } from './features/towns/pages.ts';
import type { PageRow } from './page.ts';

/** Estates and projects share one id space and the same URLs. */
const detailPages: readonly PageRow[] = [
  {
    name: 'estate',
    hasMap: true,
    sitemap: 'redirects',
    ...estateDetail,
    variants: { project: projectDetail },
  },
  {
    name: 'estateSlug',
    hasMap: true,
    sitemap: 'by-id',
    ...estateDetail,
    variants: { project: projectDetail },
  },
];

export const PAGES: readonly PageRow[] = [
  ...homePages,
  ...resultsPages,
  ...townPages,
  ...detailPages,
  ...projectPages,
  ...holidayPages,
  ...favoritePages,
  ...mortgagePages,
  ...purchaseCostPages,
  ...newsPages,
  ...officePages,
  ...leadPages,
  ...appointmentPages,
  ...subscriptionPages,
  ...personalDataPages,
  ...legalPages,
  ...listingPages,
  ...agencyPages,
];
