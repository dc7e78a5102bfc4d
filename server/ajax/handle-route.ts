import type { Request, RequestHandler } from 'express';
import { parse } from 'graphql';
import { translatorOf } from '../../client/intl/use-messages.ts';
import { Cacheability } from '../../graphql/cacheability.ts';
import type { FinishedResponse } from '../response-cache/response-cache.ts';
import type { Services } from '../services.ts';
import { visitorOf } from '../visitor.ts';
import type { AjaxRequest, AnyRoute } from './ajax-route.ts';
import { type BodyError, parseBody } from './parse-body.ts';
import { parseFields } from './parse-fields.ts';
import { type AjaxResponse, rejectionResponse } from './responses.ts';
import {
  localeOf,
  PERSONAL_CACHING,
  PUBLIC_CACHING,
  type SendFailure,
  sendResponse,
} from './send-response.ts';

export type AjaxServices = Pick<
  Services,
  'createExecutor' | 'responseCache' | 'limits' | 'intls' | 'settings'
>;

const FAULTS = { malformed: 400, tooLarge: 413, unsupported: 415 } as const satisfies Record<
  BodyError,
  number
>;

/** Handles a legacy call: parses the request, runs its document in process, formats the result. */
export function handleRoute(row: AnyRoute, services: AjaxServices, sendFailure: SendFailure): RequestHandler {
  const document = parse(row.document);
  return async (req, res) => {
    const body = await parseBody(req.body ?? Buffer.alloc(0), req.get('content-type'));
    if (body.fault) return sendFailure(req, res, FAULTS[body.fault]);
    const { input, wrong } = parseFields(row.fields ?? [], body.given);
    const request = toAjaxRequest(req, input, services);
    if (wrong.length > 0) return sendResponse(res, rejectionResponse(400, wrong.map(wrongValue(request))));
    const variables = row.parse(request);
    const keeping = new Cacheability();
    const limit = services.limits[row.method === 'GET' ? 'reading' : 'sending'];
    const make = async () =>
      row.present(await services.createExecutor(visitorOf(req), keeping)(document, variables), request);
    const run = (isWanted = false) => limit.run(res, make, isWanted);
    if (row.method !== 'GET' || row.isPersonal || !services.responseCache.isEnabled) {
      const answer = await run();
      return (
        answer &&
        sendResponse(res, answer, row.isPersonal || answer.status >= 400 ? undefined : PUBLIC_CACHING)
      );
    }
    // The variables, including the locale, completely determine the response.
    const key = `ajax ${row.path} ${JSON.stringify(variables)}`;
    await services.responseCache.serve(key, { req, res }, async (isWanted) => {
      const answer = await run(isWanted);
      return answer ? toFinished(answer, keeping) : 'gone';
    });
  };
}

function toFinished({ status, body, headers }: AjaxResponse, keeping: Cacheability): FinishedResponse {
  const caching = status < 400 ? PUBLIC_CACHING : PERSONAL_CACHING;
  return {
    status,
    headers: { ...caching, 'content-type': 'application/json; charset=utf-8', ...headers },
    body: JSON.stringify(body),
    keeping,
  };
}

function toAjaxRequest(
  req: Request,
  input: AjaxRequest['input'],
  { intls, settings }: AjaxServices,
): AjaxRequest {
  const locale = localeOf(req);
  const [, query = ''] = req.originalUrl.split(/\?(.*)/s);
  return {
    locale,
    params: req.params as Record<string, string>,
    query: new URLSearchParams(query),
    input,
    idempotencyKey: req.get('idempotency-key') || null,
    publicUrl: settings.publicUrl,
    hiddenStatusIds: settings.agency.hiddenStatusIds,
    t: translatorOf(intls[locale]),
  };
}

const wrongValue =
  ({ t }: AjaxRequest) =>
  (field: string) => ({ field, code: 'VALUE', message: t('ajax.value') });
