/** `/__mail`, only where the site runs from its sources: every mail in every language, about a home of the database. */
import { type RequestHandler, Router } from 'express';
import { LEAD_KINDS, LEAD_MAILS, type LeadKind, type LeadMail } from '../../shared/leads/vocabulary.ts';
import { isLocale, LOCALES } from '../../shared/locales.ts';
import type { Settings } from '../settings.ts';
import { composeMail } from './compose.ts';
import { type MailSources, mailOf } from './read-mail.ts';
import { sampleLead } from './sample-lead.ts';

type Services = Omit<MailSources, 'agency' | 'publicUrl'> & {
  settings: Pick<Settings, 'agency' | 'publicUrl'>;
};

export function mailPreview(services: Services): Router {
  const router = Router();
  router.get('/', (_req, res) => {
    res.type('html').send(LIST);
  });
  router.get('/:mail/:kind/:locale', showMail({ ...services, ...services.settings }));
  return router;
}

function showMail(sources: MailSources): RequestHandler<{ mail: LeadMail; kind: LeadKind; locale: string }> {
  return async ({ params: { mail, kind, locale }, query }, res, next) => {
    if (!LEAD_MAILS.includes(mail) || !LEAD_KINDS.includes(kind) || !isLocale(locale)) return next();
    const agency = { ...sources.agency, locale };
    const lead = await sampleLead(sources.db, kind, locale);
    const found = await mailOf(lead, mail, { ...sources, agency });
    if (!found) return next();
    const { html, text } = await composeMail(found.content, sources.intls[locale]);
    if ('text' in query) res.type('text').send(text);
    else res.type('html').send(html);
  };
}

const LIST = `<!doctype html><meta charset="utf-8"><title>Mails</title><h1>Mails</h1><ul>${LEAD_MAILS.flatMap(
  (mail) =>
    LEAD_KINDS.filter((kind) => (kind === 'FRIEND') === (mail === 'FRIEND')).flatMap((kind) =>
      LOCALES.map((locale) => {
        const path = `/__mail/${mail}/${kind}/${locale}`;
        return `<li><a href="${path}">${mail} ${kind} ${locale}</a> <a href="${path}?text">text</a>`;
      }),
    ),
).join('')}</ul>`;
