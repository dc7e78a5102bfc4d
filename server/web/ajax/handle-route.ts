import type { Request, RequestHandler } from 'express';
import { parse } from 'graphql';
import { translatorOf } from '../../../client/intl/use-messages.ts';
import { Cacheability } from '../../../graphql/cacheability.ts';
import { visitorOf } from '../../platform/http/visitor.ts';
import { WORK } from '../../platform/limits/read-budget.ts';
import type { FinishedResponse } from '../../platform/response-cache/cached-response.ts';
import type { Services } from '../../services.ts';
import type { AjaxRequest, AnyRoute } from './ajax-route.ts';
import { type BodyFault, parseBody } from './parse-body.ts';
import { parseFields } from './parse-fields.ts';
import { type AjaxResponse, rejectionResponse } from './responses.ts';
import {
  localeOf,
  NO_STORE_HEADERS,
  PUBLIC_CACHE_HEADERS,
  type SendFailure,
  sendResponse,
} from './send-response.ts';

export type AjaxServices = Pick<
  Services,
  | 'createExecutor'
  | 'responseCache'
  | 'limits'
  | 'readBudget'
  | 'partnerKeys'
  | 'metrics'
  | 'intls'
  | 'settings'
>;

const FAULTS = { malformed: 400, tooLarge: 413, unsupported: 415 } as const satisfies Record<
  BodyFault,
  number
>;

/** Handles a legacy call: parses the request, runs its document in process, formats the result. */
export function handleRoute(row: AnyRoute, services: AjaxServices, sendFailure: SendFailure): RequestHandler {
  const document = parse(row.document);
  return async (req, res) => {
    const body = await parseBody(req.body ?? Buffer.alloc(0), req.get('content-type'));
    if (body.fault) return sendFailure(req, res, FAULTS[body.fault]);
    const { input, wrong } = parseFields(row.fields ?? [], body.fields);
    const request = toAjaxRequest(req, input, services);
    if (wrong.length > 0) return sendResponse(res, rejectionResponse(400, wrong.map(wrongValue(request))));
    const variables = row.parse(request);
    const cacheability = new Cacheability();
    const limit = services.limits[row.method === 'GET' ? 'reading' : 'sending'];
    const make = async () =>
      row.present(await services.createExecutor(visitorOf(req), cacheability)(document, variables), request);
    const run = async (hasPriority = false) => {
      if (row.method !== 'GET') await services.readBudget.chargeForm(req);
      else if (!hasPriority) await services.readBudget.charge(req, row.work ?? WORK.ajaxCall);
      return limit.run(res, make, hasPriority);
    };
    if (row.method !== 'GET' || row.isPrivate || !services.responseCache.isEnabled) {
      const response = await run();
      return (
        response &&
        sendResponse(
          res,
          response,
          row.isPrivate || response.status >= 400 ? undefined : PUBLIC_CACHE_HEADERS,
        )
      );
    }
    // The variables, including the locale, completely determine the response.
    const key = `ajax ${row.path} ${JSON.stringify(variables)}`;
    await services.responseCache.serve(key, { req, res }, async (hasPriority) => {
      const response = await run(hasPriority);
      return response ? toFinished(response, cacheability) : 'disconnected';
    });
  };
}

function toFinished({ status, body, headers }: AjaxResponse, cacheability: Cacheability): FinishedResponse {
  const caching = status < 400 ? PUBLIC_CACHE_HEADERS : NO_STORE_HEADERS;
  return {
    status,
    headers: { ...caching, 'content-type': 'application/json; charset=utf-8', ...headers },
    body: JSON.stringify(body),
    cacheability,
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
  (field: string) =>
    ({ field, code: 'VALUE', message: t('ajax.value') }) as const;
