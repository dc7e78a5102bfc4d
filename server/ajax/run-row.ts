import type { Request, RequestHandler, Response } from 'express';
import { parse } from 'graphql';
import { type MessageKey, messagesOf } from '../../client/intl/use-messages.ts';
import { isLocale, type Locale } from '../../shared/locales.ts';
import { visitorLocale } from '../pages/locale-redirects.ts';
import type { Services } from '../services.ts';
import { visitorOf } from '../visitor.ts';
import { type Answer, failure, rejection } from './answers.ts';
import { readFields } from './fields.ts';
import { type BodyFault, readBody } from './read-body.ts';
import type { AjaxRequest, AnyRow } from './row.ts';

export type AjaxServices = Pick<Services, 'createExecutor' | 'intls' | 'settings'>;

/** Prices and statuses change with imports; a page that asks again within a minute need not see it. */
export const PUBLIC = 'public, max-age=60';
const PERSONAL = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };

/** Runs a row: reads the request, runs its document in process, writes the result. */
export function runRow(
  row: AnyRow,
  { createExecutor, settings }: AjaxServices,
  speech: Speech,
): RequestHandler {
  const document = parse(row.document);
  const { publicUrl, agency } = settings;
  const fields = row.fields ?? [];
  return async (req, res) => {
    const body = await readBody(req.body ?? Buffer.alloc(0), req.get('content-type'));
    if (body.fault) return speech.fail(req, res, FAULTS[body.fault]);
    const { input, wrong } = readFields(fields, body.given);
    const locale = localeOf(req);
    const t = speech.textsOf(locale);
    const message = t('ajax.value');
    if (wrong.length > 0)
      return send(
        res,
        rejection(
          400,
          wrong.map((field) => ({ field, code: 'VALUE', message })),
        ),
      );
    const request: AjaxRequest = {
      locale,
      params: req.params as Record<string, string>,
      query: new URL(req.originalUrl, publicUrl).searchParams,
      input,
      idempotencyKey: req.get('idempotency-key') || null,
      publicUrl,
      hiddenStatusIds: agency.hiddenStatusIds,
      t,
    };
    const answer = row.present(await createExecutor(visitorOf(req))(document, row.parse(request)), request);
    const isPublic = !row.isPersonal && answer.status < 400;
    send(res, answer, isPublic ? { 'cache-control': PUBLIC } : PERSONAL);
  };
}

const FAULTS = { malformed: 400, tooLarge: 413, unsupported: 415 } as const satisfies Record<
  BodyFault,
  number
>;

const SENTENCES = {
  400: 'ajax.malformed',
  403: 'ajax.otherSite',
  404: 'ajax.unknownAddress',
  405: 'ajax.notAllowed',
  413: 'ajax.tooLarge',
  415: 'ajax.unsupported',
  503: 'ajax.failed',
} as const satisfies Record<number, MessageKey>;

export type Speech = ReturnType<typeof createSpeech>;

/** What is said of requests as such, in the language of their path; of one that names none, the visitor's. */
export function createSpeech(intls: AjaxServices['intls']) {
  const textsOf = (locale: Locale) => messagesOf(intls[locale]);
  return {
    textsOf,
    fail(req: Request, res: Response, status: keyof typeof SENTENCES, headers: Answer['headers'] = {}): void {
      send(res, failure(status, textsOf(localeOf(req))(SENTENCES[status]), { headers }));
    },
  };
}

function localeOf(req: Request): Locale {
  const { lang } = req.params;
  return isLocale(lang) ? lang : visitorLocale(req);
}

function send(res: Response, { status, body, headers = {} }: Answer, caching: object = PERSONAL): void {
  res
    .status(status)
    .set({ ...caching, ...headers })
    .json(body);
}
