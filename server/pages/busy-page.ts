import type { ErrorRequestHandler } from 'express';
import type { IntlShape } from 'react-intl';
import { LOCALES, type Locale } from '../../shared/locales.ts';
import { Busy, RETRY_SECONDS } from '../storm/busy.ts';
import { visitorLocale } from './locale-redirects.ts';

/** Who is turned away in a storm gets a sentence in their language: written once, without React and without a query. */
export function busyPage(intls: Record<Locale, IntlShape>): ErrorRequestHandler {
  const pages = Object.fromEntries(LOCALES.map((locale) => [locale, html(intls[locale])]));
  return (error, req, res, next) => {
    if (!(error instanceof Busy) || res.headersSent) return next(error);
    const locale = res.locals.match?.locale ?? visitorLocale(req);
    res.status(503).set({ 'cache-control': 'no-store', 'retry-after': String(RETRY_SECONDS) });
    res.set('content-language', locale).type('html').send(pages[locale]);
  };
}

function html(intl: IntlShape): string {
  const text = (id: string) => intl.formatMessage({ id }).replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<!DOCTYPE html><html lang="${intl.locale}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${text('errors.busy.title')}</title></head><body><main><h1>${text('errors.busy.heading')}</h1>
<p>${text('errors.busy.text')}</p></main></body></html>`;
}
