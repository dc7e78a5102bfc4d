/** `/__mail`, only in development: previews of every mail in every language, with a listing of the database. */
import { type RequestHandler, Router } from 'express';
import { isLocale, LOCALES } from '../../../shared/locales.ts';
import type { MailContext, MailSources, SampleMail } from '../../platform/mail/mail-source.ts';
import { composeMail } from '../../platform/mail/rendering/compose-mail.ts';
import type { Settings } from '../../settings/settings.ts';

type Services = Omit<MailContext, 'agency' | 'publicUrl'> & {
  settings: Pick<Settings, 'agency' | 'publicUrl'>;
};

export function mailPreview(services: Services, sources: MailSources): Router {
  const samples = samplesByName(sources);
  const list = listOf([...samples.keys()]);
  const router = Router();
  router.get('/', (_req, res) => {
    res.type('html').send(list);
  });
  router.get('/:sample/:locale', showMail(samples, { ...services, ...services.settings }));
  return router;
}

/** Samples by the last part of their URL: `lead-agency-contact`. */
function samplesByName(sources: MailSources): ReadonlyMap<string, SampleMail> {
  return new Map(
    Object.entries(sources).flatMap(([source, { sampleMails }]) =>
      sampleMails.map((sample) => [`${source}-${sample.name}`, sample] as const),
    ),
  );
}

function showMail(
  samples: ReadonlyMap<string, SampleMail>,
  context: MailContext,
): RequestHandler<{ sample: string; locale: string }> {
  return async ({ params: { sample, locale }, query }, res, next) => {
    if (!isLocale(locale)) return next();
    const agency = { ...context.agency, locale };
    const written = await samples.get(sample)?.write(locale, { ...context, agency });
    if (!written) return next();
    const { html, text } = await composeMail(written, context);
    if ('text' in query) res.type('text').send(text);
    else res.type('html').send(html);
  };
}

function listOf(samples: readonly string[]): string {
  const items = samples.flatMap((sample) =>
    LOCALES.map((locale) => {
      const path = `/__mail/${sample}/${locale}`;
      return `<li><a href="${path}">${sample} ${locale}</a> <a href="${path}?text">text</a>`;
    }),
  );
  return `<!doctype html><meta charset="utf-8"><title>Mails</title><h1>Mails</h1><ul>${items.join('')}</ul>`;
}
