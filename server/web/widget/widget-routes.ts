/** `/widget.js` and `/widget/homes`: the agency's homes on other sites (docs/widget.md). */
import { type RequestHandler, Router } from 'express';
import type { RunQuery } from '../../../client/data/run-query.ts';
import { WIDGET_HOMES_PATH, WIDGET_PATH } from '../../../shared/widget.ts';
import { visitorOf } from '../../platform/http/visitor.ts';
import { WORK } from '../../platform/limits/read-budget.ts';
import { encodeBody } from '../../platform/response-cache/cached-response.ts';
import { chooseEncoding, sendCached } from '../../platform/response-cache/send-cached.ts';
import type { Services } from '../../services.ts';
import { searchOf } from '../pages/fetch-request.ts';
import { findWidgetHomes } from './find-widget-homes.ts';
import { parseWidgetQuery } from './parse-widget-query.ts';
import { followWidgetScript } from './widget-script.ts';

/** The name of the file stays the same, so a change reaches other sites within an hour. */
const SCRIPT_CACHED_S = 60 * 60;
/** A home that was sold a minute ago may still be shown for sale. */
const HOMES_CACHED_S = 60;

/** Any site may load the script, and read the homes without credentials. */
const ANY_SITE_HEADERS = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
};

const UNKNOWN = {
  status: 400,
  message: 'Neither the number of a home nor a search with known places of this site.',
  errors: [],
};

export function widgetRoutes(services: Services): Router {
  return Router({ caseSensitive: true, strict: true })
    .use([WIDGET_PATH, WIDGET_HOMES_PATH], (_req, res, next) => {
      res.set(ANY_SITE_HEADERS);
      next();
    })
    .get(WIDGET_PATH, sendScript(services))
    .get(WIDGET_HOMES_PATH, sendHomes(services));
}

function sendScript(services: Services): RequestHandler {
  const currentScript = followWidgetScript(services);
  return async (req, res, next) => {
    // Not built, such as in development.
    if (services.assets.widget === '') return next();
    const response = currentScript();
    const encoding = chooseEncoding(req, response);
    const body = await encodeBody(response, encoding);
    sendCached(req, res, { response, encoding, body, cacheControl: `public, max-age=${SCRIPT_CACHED_S}` });
  };
}

function sendHomes(services: Services): RequestHandler {
  const { createExecutor, limits, readBudget, intls, settings, site } = services;
  return async (req, res) => {
    const query = new URLSearchParams(searchOf(req));
    const { subject, ...request } = parseWidgetQuery(query, site);
    await readBudget.charge(req, WORK.widget);
    const homes = await limits.reading.run(res, () =>
      findWidgetHomes(subject, {
        ...request,
        run: createExecutor(visitorOf(req)) as RunQuery,
        intl: intls[request.locale],
        agency: settings.agency.name,
      }),
    );
    if (homes) res.set('cache-control', `public, max-age=${HOMES_CACHED_S}`).json(homes);
    else res.status(400).set('cache-control', 'no-store').json(UNKNOWN);
  };
}
