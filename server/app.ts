import type { RequestListener } from 'node:http';
import express, { type Express } from 'express';
import { SERVICE_WORKER_PATH } from '../shared/offline.ts';
import { legacyAjax } from './ajax/routes.ts';
import { agentCalendar } from './appointments/agent-calendar.ts';
import { appointmentFile } from './appointments/appointment-file.ts';
import { atomFeeds } from './atom/atom-feeds.ts';
import { serveBuildFiles } from './build-files/serve-build-files.ts';
import { exportRoutes } from './feed/export/export-routes.ts';
import { playground } from './graphql/playground.ts';
import { healthRoutes } from './health/health.ts';
import { metricsPage } from './health/metrics.ts';
import { unitCalendar } from './holiday/unit-calendar.ts';
import { compress } from './http/compress.ts';
import { staticFiles } from './http/static-files.ts';
import { confirmRoutes } from './import/polling/confirm-routes.ts';
import { webhookRoutes } from './import/webhooks/webhook-routes.ts';
import { requestLog } from './logging/request-log.ts';
import { mailPreview } from './mail/preview.ts';
import { mapRoutes } from './map/map-routes.ts';
import { streetRoutes } from './map/streets/street-routes.ts';
import { mediaRoutes } from './media/routes.ts';
import { serviceWorker } from './offline/service-worker.ts';
import { failurePage } from './pages/failure-page.ts';
import { favoritesForm } from './pages/favorites-form.ts';
import { redirectRoot, redirectSpellings, rememberLocale } from './pages/locale-redirects.ts';
import { matchRequest } from './pages/match-request.ts';
import { oneClickUnsubscribe } from './pages/one-click-unsubscribe.ts';
import { pageForms } from './pages/page-forms.ts';
import { createPageHandler } from './pages/page-handler.ts';
import { qrCode } from './pages/qr-code.ts';
import { rejectWrites } from './pages/reject-writes.ts';
import { guardSecretPages } from './pages/secret-pages.ts';
import { createServeCachedPage } from './pages/serve-cached-page.ts';
import { sharePicture } from './pages/share-picture.ts';
import { personalDataFile } from './personal-data/data-file.ts';
import { setHeaders } from './response-cache/send-cached.ts';
import { REPORT_PATH } from './security/content-security-policy.ts';
import { securityHeaders } from './security/headers.ts';
import { policyReports } from './security/policy-reports.ts';
import { robots } from './seo/robots.ts';
import { siteFiles } from './seo/site-files.ts';
import { sitemapRoutes } from './seo/sitemap/sitemap-routes.ts';
import type { Services } from './services.ts';
import type { Settings } from './settings.ts';
import { subscriptionFile } from './subscriptions/data-file.ts';

/** The site: headers for every response, cached queries and pages, and the routes. */
export function createApp(services: Services): RequestListener {
  const { settings, log, graphql, responseCache } = services;
  const headers = Object.entries(securityHeaders(settings.publicUrl)).flat() as string[];
  const serveCachedPage = createServeCachedPage({ responseCache, publicUrl: settings.publicUrl });
  const logRequest = requestLog(log);
  const routes = createRoutes(services);
  return (req, res) => {
    const commonHeaders = [...headers, 'x-request-id', logRequest(req, res)];
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
 * not depend on later middleware; then event streams, which must not be buffered; the API; webhooks, whose bytes are
 * signed; pictures and street tiles, which are already compressed; static files; files at known addresses; legacy
 * scripts; redirects of page paths; Atom feeds; pages; error handlers.
 */
function createRoutes(services: Services): Express {
  const { settings, log, now, metrics } = services;
  const app = createExpress(settings.trustProxy);

  app.use(healthRoutes(services));
  app.use('/graphql/stream', services.stream);
  app.use('/graphql', playground(services.assets), ...services.graphql.cachedQueries, compress());
  app.use('/graphql', ...services.graphql.handlers);
  app.use(matchRequest);
  app.get('/metrics', metricsPage(services.metrics, settings.metricsToken));
  app.post(REPORT_PATH, ...policyReports({ log, now, count: metrics.policyReports }));
  app.use(webhookRoutes(services));
  app.use('/media', mediaRoutes(services.media));
  app.use('/map/streets', streetRoutes(services.streetTiles));
  app.use(compress());
  app.use(staticFiles({ ...services, serveOtherBuilds: serveBuildFiles(services.db) }));
  app.use('/map', mapRoutes(services));
  app.get('/robots.txt', robots(settings.publicUrl));
  app.use(sitemapRoutes(services), exportRoutes(services), confirmRoutes(services));
  app.use(siteFiles(services));
  app.get(SERVICE_WORKER_PATH, serviceWorker(services));
  app.get('/qr/:locale/:file', qrCode(settings.publicUrl));
  app.get('/share/*path', sharePicture(services));
  app.get('/calendars/agents/:id/:file', agentCalendar(services));
  app.get('/calendars/units/:id/:file', unitCalendar(services));
  if (services.isDevelopment) app.use('/__mail', mailPreview(services));
  app.use(legacyAjax(services));
  app.use(guardSecretPages);
  app.use(appointmentFile(services), subscriptionFile(services), personalDataFile(services));
  app.get('/', redirectRoot);
  app.use(redirectSpellings);
  app.get(/\.atom$/, atomFeeds(services));
  app.use(favoritesForm(settings.publicUrl));
  app.use(oneClickUnsubscribe(), pageForms(settings.publicUrl), rejectWrites);
  app.use(rememberLocale(settings.publicUrl));
  app.use(createPageHandler(services));
  app.use(failurePage(services));
  return app;
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
