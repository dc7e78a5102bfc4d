import type { RequestHandler } from 'express';
import { LOCALES, type Locale } from '../../shared/locales.ts';
import { ROUTES } from '../../shared/routes.ts';
import { PAGE_PARAMETERS } from '../pages/page-parameters.ts';
import { SITEMAP_PATH } from './sitemap/sitemap-routes.ts';

/** Every page of a list is crawled. */
const PAGE_NUMBER = 'page';
/** A search for one place is crawled, but not with other places or filters: there are endless combinations. */
const PLACES = ['city', 'place'];

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
 * orders, filters and other views of lists, because the same listings are linked from other pages.
 */
export function robots(publicUrl: string): RequestHandler {
  const firstParameters = PAGE_PARAMETERS.filter((name) => name !== PAGE_NUMBER && !PLACES.includes(name));
  const furtherParameters = PAGE_PARAMETERS.filter((name) => name !== PAGE_NUMBER);
  const lines = [
    'User-agent: *',
    'Disallow: /graphql',
    'Disallow: /*/ajax/',
    ...FORM_ROUTES.flatMap((name) => LOCALES.map((locale) => `Disallow: ${formFolder(name, locale)}`)),
    ...firstParameters.map((name) => `Disallow: /*?${name}=`),
    ...furtherParameters.map((name) => `Disallow: /*&${name}=`),
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
