import type { RequestListener } from 'node:http';
import express, { type Express } from 'express';
import { SERVICE_WORKER_PATH } from '../shared/offline.ts';
import { MAIL_SOURCES } from './composition/mail-sources.ts';
import { SOURCES } from './composition/submission-sources.ts';
import { serveBuildFiles } from './platform/build-files/serve-build-files.ts';
import { compress } from './platform/http/compress.ts';
import { staticFiles } from './platform/http/static-files.ts';
import { visitorBeforeRouting } from './platform/http/visitor.ts';
import { setHeaders } from './platform/response-cache/send-cached.ts';
import { REPORT_PATH } from './platform/security/content-security-policy.ts';
import { securityHeaders } from './platform/security/headers.ts';
import { policyReports } from './platform/security/policy-reports.ts';
import type { Services } from './services.ts';
import type { Settings } from './settings/settings.ts';
import { legacyAjax } from './web/ajax/ajax-router.ts';
import { atomFeeds } from './web/atom/atom-feeds.ts';
import { appointmentFile } from './web/calendars/appointment-file.ts';
import { calendarRoutes } from './web/calendars/calendar-routes.ts';
import { confirmRoutes } from './web/confirm-feed/confirm-routes.ts';
import { contactCardFile } from './web/contact-cards/contact-card-file.ts';
import { deskRoutes } from './web/desk/desk-routes.ts';
import { exportRoutes } from './web/exports/export-routes.ts';
import { ANY_ORIGIN_HEADERS, answerPreflights, isApiUrl } from './web/graphql/any-origin.ts';
import { rejectKey, requestErrors } from './web/graphql/errors.ts';
import { onlyGetAndPost } from './web/graphql/only-get-and-post.ts';
import { playground } from './web/graphql/playground.ts';
import { schemaText } from './web/graphql/schema-text.ts';
import { healthRoutes } from './web/health/health.ts';
import { metricsPage } from './web/health/metrics.ts';
import { mailPreview } from './web/mail-preview/mail-preview.ts';
import { mapRoutes } from './web/maps/map-routes.ts';
import { streetRoutes } from './web/maps/street-routes.ts';
import { mediaRoutes } from './web/media/media-routes.ts';
import { serviceWorker } from './web/offline/service-worker.ts';
import { failurePage } from './web/pages/failure-page.ts';
import { favoritesForm } from './web/pages/favorites-form.ts';
import {
  redirectLanguages,
  redirectRoot,
  redirectSpellings,
  rememberLocale,
} from './web/pages/locale-redirects.ts';
import { matchRequest } from './web/pages/match-request.ts';
import { oneClickUnsubscribe } from './web/pages/one-click-unsubscribe.ts';
import { pageForms } from './web/pages/page-forms.ts';
import { createPageHandler } from './web/pages/page-handler.ts';
import { photoForms } from './web/pages/photo-forms.ts';
import { qrCode } from './web/pages/qr-code.ts';
import { rejectWrites } from './web/pages/reject-writes.ts';
import { guardSecretPages } from './web/pages/secret-pages.ts';
import { createServeCachedPage } from './web/pages/serve-cached-page.ts';
import { sharePicture } from './web/pages/share-picture.ts';
import { authenticatePartner } from './web/partners/authenticate-partner.ts';
import { personalDataFile } from './web/personal-data/data-file.ts';
import { subscriptionFile } from './web/personal-data/subscription-file.ts';
import { requestLog } from './web/request-log/request-log.ts';
import { robots } from './web/seo/robots.ts';
import { siteFiles } from './web/seo/site-files.ts';
import { sitemapRoutes } from './web/seo/sitemap/sitemap-routes.ts';
import { siteFolderFiles } from './web/site-folder/site-folder-files.ts';
import { siteRedirects } from './web/site-folder/site-redirects.ts';
import { countPageViews, viewReports } from './web/views/count-views.ts';
import { webhookRoutes } from './web/webhooks/webhook-routes.ts';
import { widgetRoutes } from './web/widget/widget-routes.ts';

/** The site: headers for every response, cached queries and pages, and the routes. */
export function createApp(services: Services): RequestListener {
  const { settings, log, graphql, responseCache } = services;
  const headers = Object.entries(securityHeaders(settings.publicUrl)).flat() as string[];
  const serveCachedPage = createServeCachedPage({ responseCache, publicUrl: settings.publicUrl });
  const logRequest = requestLog(log);
  const routes = createRoutes(services);
  const countView = countPageViews(services, (req) => visitorBeforeRouting(req, routes));
  return (req, res) => {
    const common = [...headers, 'x-request-id', logRequest(req, res)];
    const commonHeaders = isApiUrl(req.url ?? '') ? [...common, ...ANY_ORIGIN_HEADERS] : common;
    countView(req, res);
    const route = () => {
      setHeaders(res, commonHeaders);
      routes(req, res);
    };
    const serve = req.method === 'POST' ? graphql.serveCachedFirst : serveCachedPage;
    serve({ req, res, commonHeaders }, route);
  };
}

/**
 * The routes as an Express app; the only one there is. Their order matters: health checks come first, because they must
 * not depend on later middleware; then keys of partners; event streams, which must not be buffered; the API; webhooks,
 * whose bytes are signed; pictures and street tiles, which are already compressed; static files; files at known
 * addresses; the widget; the desk; legacy scripts; redirects of the agency and of page paths; Atom feeds; vCards;
 * pages; error handlers.
 */
function createRoutes(services: Services): Express {
  const { settings, log, now, metrics } = services;
  const app = createExpress(settings.trustProxy);

  app.use(healthRoutes(services));
  addGraphqlRoutes(app, services);
  app.use(matchRequest);
  app.get('/metrics', metricsPage(services.metrics, settings.metricsToken));
  app.post(REPORT_PATH, ...policyReports({ log, now, count: metrics.policyReports }));
  app.use(webhookRoutes(services), viewReports(services));
  app.use('/media', mediaRoutes(services.media));
  app.use('/map/streets', streetRoutes(services.streetTiles));
  app.use(compress());
  app.use(staticFiles({ ...services, serveOtherBuilds: serveBuildFiles(services.db) }));
  app.use('/map', mapRoutes(services));
  app.get('/robots.txt', robots(settings.publicUrl));
  app.use(sitemapRoutes(services), exportRoutes(services), confirmRoutes(services));
  app.use(siteFiles(services), siteFolderFiles(services), widgetRoutes(services), deskRoutes(services));
  app.get(SERVICE_WORKER_PATH, serviceWorker(services));
  app.get('/qr/:locale/:file', qrCode(settings.publicUrl));
  app.get('/share/*path', sharePicture(services));
  app.use(calendarRoutes(services));
  if (services.isDevelopment) app.use('/__mail', mailPreview(services, MAIL_SOURCES));
  app.use(legacyAjax(services), guardSecretPages);
  app.use(appointmentFile(services), subscriptionFile(services), personalDataFile(services, SOURCES));
  app.use(siteRedirects(services));
  app.get('/', redirectRoot(services));
  app.use(redirectLanguages(services), redirectSpellings);
  app.get(/\.atom$/, atomFeeds(services));
  app.get(/\.vcf$/, contactCardFile(services));
  app.use(favoritesForm(settings.publicUrl));
  app.use(photoForms(services), oneClickUnsubscribe(), pageForms(settings.publicUrl), rejectWrites);
  app.use(rememberLocale(settings.publicUrl));
  app.use(createPageHandler(services));
  app.use(failurePage(services));
  return app;
}

/** The API: preflights, keys and errors of its paths, the text of the schema, streams, the endpoint, the playground. */
function addGraphqlRoutes(app: Express, services: Services): void {
  app.options('/graphql{/*path}', answerPreflights);
  app.use('/graphql', authenticatePartner(services, rejectKey));
  app.get('/graphql/schema.graphql', compress(), schemaText(services));
  app.use('/graphql/stream', services.stream);
  app.all(
    '/graphql',
    playground(services.assets),
    onlyGetAndPost,
    ...services.graphql.cachedQueries,
    compress(),
    services.graphql.handler,
  );
  app.use('/graphql', requestErrors);
}

function createExpress(trustProxy: Settings['trustProxy']): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', trustProxy);
  app.set('query parser', 'simple');
  app.set('case sensitive routing', true);
  // A browser that takes JSON for HTML finds no tags in it.
  app.set('json escape', true);
  return app;
}
