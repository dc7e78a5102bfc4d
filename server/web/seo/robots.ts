import type { RequestHandler } from 'express';
import { DESTINATION_PARAMETER } from '../../../shared/holiday/search-params.ts';
import { LOCALES, type Locale } from '../../../shared/locales.ts';
import { ROUTES } from '../../../shared/routes.data.ts';
import { PAGE_PARAMETERS } from '../pages/page-parameters.ts';
import { SITEMAP_PATH } from './sitemap/sitemap-routes.ts';

/** Crawlers may read every page of a list. */
const PAGE_NUMBER = 'page';
/** The map of a whole list names the list as its canonical page. The map of a town would name a URL that redirects. */
const VIEW = 'view';
/** A search for one place is crawled, but not with other places or filters: there are endless combinations. */
const PLACES = ['city', DESTINATION_PARAMETER];

/** Forms about one listing: each listing links to its own, and none is indexed. */
const FORM_ROUTES = [
  'bookAppointment',
  'joinWaitingList',
  'requestStay',
  'requestInfo',
  'sendToFriend',
] as const;

/**
 * `robots.txt`: crawlers may read every page with content, but not the API, the legacy calls and the forms. They skip
 * orders and filters of lists, because the same listings are linked from other pages.
 */
export function robots(publicUrl: string): RequestHandler {
  const blockedAfterOthers = PAGE_PARAMETERS.filter((name) => name !== PAGE_NUMBER);
  const blockedFirst = blockedAfterOthers.filter((name) => name !== VIEW && !PLACES.includes(name));
  const lines = [
    'User-agent: *',
    'Disallow: /graphql',
    'Disallow: /*/ajax/',
    ...FORM_ROUTES.flatMap((name) => LOCALES.map((locale) => `Disallow: ${formFolder(name, locale)}`)),
    ...blockedFirst.map((name) => `Disallow: /*?${name}=`),
    ...blockedAfterOthers.map((name) => `Disallow: /*&${name}=`),
    '',
    `Sitemap: ${publicUrl}${SITEMAP_PATH}`,
    `Host: ${new URL(publicUrl).host}`,
    '',
  ];
  return (_req, res) => {
    res.type('text/plain').set('cache-control', 'public, max-age=3600').send(lines.join('\n'));
  };
}

/** The path before the listing's id. */
function formFolder(name: (typeof FORM_ROUTES)[number], locale: Locale): string {
  return `/${locale}/${ROUTES[name][locale].replace(/:.*/, '')}`;
}
