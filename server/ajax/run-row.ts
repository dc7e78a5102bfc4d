import type { Request, RequestHandler } from 'express';
import { parse } from 'graphql';
import { messagesOf } from '../../client/intl/use-messages.ts';
import { Cacheability } from '../../graphql/cacheability.ts';
import type { FinishedResponse } from '../response-cache/response-cache.ts';
import type { Services } from '../services.ts';
import { visitorOf } from '../visitor.ts';
import { type Answer, rejection } from './answers.ts';
import { type BodyFault, readBody } from './read-body.ts';
import { readFields } from './read-fields.ts';
import type { AjaxRequest, AnyRow } from './row.ts';
import { localeOf, PERSONAL, PUBLIC, type SendFailure, sendAnswer } from './send-answer.ts';

export type AjaxServices = Pick<Services, 'createExecutor' | 'answers' | 'turns' | 'intls' | 'settings'>;

const FAULTS = { malformed: 400, tooLarge: 413, unsupported: 415 } as const satisfies Record<
  BodyFault,
  number
>;

/** Handles a legacy call: parses the request, runs its document in process, formats the result. */
export function runRow(row: AnyRow, services: AjaxServices, sendFailure: SendFailure): RequestHandler {
  const document = parse(row.document);
  return async (req, res) => {
    const body = await readBody(req.body ?? Buffer.alloc(0), req.get('content-type'));
    if (body.fault) return sendFailure(req, res, FAULTS[body.fault]);
    const { input, wrong } = readFields(row.fields ?? [], body.given);
    const request = toAjaxRequest(req, input, services);
    if (wrong.length > 0) return sendAnswer(res, rejection(400, wrong.map(wrongValue(request))));
    const variables = row.parse(request);
    const keeping = new Cacheability();
    const turns = services.turns[row.method === 'GET' ? 'reading' : 'sending'];
    const make = async () =>
      row.present(await services.createExecutor(visitorOf(req), keeping)(document, variables), request);
    const run = (isWanted = false) => turns.run(res, make, isWanted);
    if (row.method !== 'GET' || row.isPersonal || !services.answers.isEnabled) {
      const answer = await run();
      return answer && sendAnswer(res, answer, row.isPersonal || answer.status >= 400 ? undefined : PUBLIC);
    }
    // The variables, including the locale, completely determine the response.
    const key = `ajax ${row.path} ${JSON.stringify(variables)}`;
    await services.answers.serve(key, { req, res }, async (isWanted) => {
      const answer = await run(isWanted);
      return answer ? toFinished(answer, keeping) : 'gone';
    });
  };
}

function toFinished({ status, body, headers }: Answer, keeping: Cacheability): FinishedResponse {
  const caching = status < 400 ? PUBLIC : PERSONAL;
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
    t: messagesOf(intls[locale]),
  };
}

const wrongValue =
  ({ t }: AjaxRequest) =>
  (field: string) => ({ field, code: 'VALUE', message: t('ajax.value') });
