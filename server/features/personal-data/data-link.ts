import { translatorOf } from '../../../client/intl/use-messages.ts';
import type { Locale } from '../../../shared/locales.ts';
import { routePath } from '../../../shared/routes.ts';
import type { MailContext } from '../../platform/mail/mail-source.ts';
import type { MailTexts } from '../../platform/mail/rendering/mail-document.ts';
import { findDataToken } from './store/links.ts';

/** Adds the link to the page of all personal data to a mail, if the address has one. */
export async function withDataLink(
  texts: MailTexts,
  { email, locale }: { email: string; locale: Locale },
  { db, intls, publicUrl }: MailContext,
): Promise<MailTexts> {
  const token = await findDataToken(db, email);
  if (!token) return texts;
  const { subject, preview, title, blocks } = texts;
  const text = translatorOf(intls[locale])('mail.personalData.link');
  const url = publicUrl + routePath('personalData', locale, { token });
  return { subject, preview, title, blocks: [...blocks, { type: 'link', text, url }] };
}
