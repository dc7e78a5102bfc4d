import type { Request, Response } from 'express';
import { type MessageKey, translatorOf } from '../../../client/intl/use-messages.ts';
import { isLocale, LOCALES, type Locale } from '../../../shared/locales.ts';
import type { Services } from '../../services.ts';
import { visitorLocale } from '../pages/locale-redirects.ts';
import { type AjaxResponse, failureResponse } from './responses.ts';

/** Prices and statuses change with imports; clients may cache them for a minute. */
export const PUBLIC_CACHE_HEADERS = { 'cache-control': 'public, max-age=60' };
export const NO_STORE_HEADERS = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };

export function sendResponse(
  res: Response,
  { status, body, headers }: AjaxResponse,
  caching: object = NO_STORE_HEADERS,
): void {
  res.status(status).set(caching);
  if (headers) res.set(headers);
  res.json(body);
}

/** The language of the path, or that of the visitor when the path has none. */
export function localeOf(req: Request): Locale {
  const { lang } = req.params;
  return isLocale(lang) ? lang : visitorLocale(req, LOCALES);
}

const SENTENCES = {
  400: 'ajax.malformed',
  401: 'ajax.unknownKey',
  403: 'ajax.otherSite',
  404: 'ajax.unknownAddress',
  405: 'ajax.notAllowed',
  413: 'ajax.tooLarge',
  415: 'ajax.unsupported',
  429: 'ajax.busy',
  503: 'ajax.failed',
  busy: 'ajax.busy',
} as const satisfies Record<number | 'busy', MessageKey>;

export type SendFailure = ReturnType<typeof createSendFailure>;

/** Creates a function that answers an invalid request. */
export function createSendFailure(intls: Services['intls']) {
  return (
    req: Request,
    res: Response,
    kind: keyof typeof SENTENCES,
    headers: AjaxResponse['headers'] = {},
  ): void => {
    const isUnsent = kind === 503 && req.method !== 'GET';
    const t = translatorOf(intls[localeOf(req)]);
    const sentence = t(isUnsent ? 'forms.failed' : SENTENCES[kind]);
    sendResponse(res, failureResponse(kind === 'busy' ? 503 : kind, sentence, { headers }));
  };
}
