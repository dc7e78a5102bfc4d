/** `/__mail`, only in development: previews of every mail in every language, with a listing of the database. */
import { type RequestHandler, Router } from 'express';
import { isLocale, LOCALES } from '../../shared/locales.ts';
import { MAIL_SOURCES } from '../mail-sources.ts';
import type { Settings } from '../settings.ts';
import type { MailContext, SampleMail } from './mail-source.ts';
import { composeMail } from './rendering/compose-mail.ts';

type Services = Omit<MailContext, 'agency' | 'publicUrl'> & {
  settings: Pick<Settings, 'agency' | 'publicUrl'>;
};

/** Samples by the last part of their URL: `lead-agency-contact`. */
const SAMPLES = new Map<string, SampleMail>(
  Object.entries(MAIL_SOURCES).flatMap(([source, { sampleMails }]) =>
    sampleMails.map((sample) => [`${source}-${sample.name}`, sample] as const),
  ),
);

export function mailPreview(services: Services): Router {
  const router = Router();
  router.get('/', (_req, res) => {
    res.type('html').send(LIST);
  });
  router.get('/:sample/:locale', showMail({ ...services, ...services.settings }));
  return router;
}

function showMail(context: MailContext): RequestHandler<{ sample: string; locale: string }> {
  return async ({ params: { sample, locale }, query }, res, next) => {
    if (!isLocale(locale)) return next();
    const agency = { ...context.agency, locale };
    const written = await SAMPLES.get(sample)?.write(locale, { ...context, agency });
    if (!written) return next();
    const { html, text } = await composeMail(written, context);
    if ('text' in query) res.type('text').send(text);
    else res.type('html').send(html);
  };
}

const LIST = `<!doctype html><meta charset="utf-8"><title>Mails</title><h1>Mails</h1><ul>${[...SAMPLES.keys()]
  .flatMap((sample) =>
    LOCALES.map((locale) => {
      const path = `/__mail/${sample}/${locale}`;
      return `<li><a href="${path}">${sample} ${locale}</a> <a href="${path}?text">text</a>`;
    }),
  )
  .join('')}</ul>`;
