/** Mails to employees: links to sign in, and notices about their accounts. */
import { DESK_PATH } from '../../../../client/desk/desk-path.ts';
import { translatorOf } from '../../../../client/intl/use-messages.ts';
import type { Locale } from '../../../../shared/locales.ts';
import { getOrCreateSecret } from '../../../platform/database/secret.ts';
import type { MailContext, MailSource, WrittenMail } from '../../../platform/mail/mail-source.ts';
import type { MailTexts } from '../../../platform/mail/rendering/mail-document.ts';
import { UnknownMail } from '../../../platform/mail/unknown-mail.ts';
import { createToken } from '../../../platform/security/tokens.ts';
import { findAction } from '../store/log.ts';
import { findLinkRecipient } from '../store/sign-ins.ts';
import { LINK, readNotice } from './mail-names.ts';

const SAMPLE_ADDRESS = 'ann@agency.example';

export const deskSource: MailSource = {
  async writeMail({ id, mail }, context) {
    if (mail === LINK) return writeLink(id, context);
    const named = readNotice(mail);
    if (!named) throw new UnknownMail();
    const action = await findAction(context.db, id);
    return (
      action && toEmployee(action.email, named.locale, newDeviceTexts(action, named.locale, context), context)
    );
  },
  singleUseMails: [LINK],
  sampleMails: [
    {
      name: 'link',
      write: async (locale, context) =>
        toEmployee(SAMPLE_ADDRESS, locale, linkTexts('sample', locale, context), context),
    },
    {
      name: 'new-device',
      write: async (locale, context) => {
        const sample = { at: context.now(), subject: 'Firefox, Windows' };
        return toEmployee(SAMPLE_ADDRESS, locale, newDeviceTexts(sample, locale, context), context);
      },
    },
  ],
};

/** Null when the link no longer works, or when no employee has the typed address. */
async function writeLink(id: string, context: MailContext): Promise<WrittenMail | null> {
  const found = await findLinkRecipient(context.db, id, context.now());
  if (!found) return null;
  const token = createToken(await getOrCreateSecret(context.db, 'desk'), 'sign-in', id);
  return toEmployee(found.email, found.locale, linkTexts(token, found.locale, context), context);
}

function linkTexts(token: string, locale: Locale, { intls, publicUrl }: MailContext): MailTexts {
  const t = translatorOf(intls[locale]);
  const [subject, text] = [t('mail.desk.link.subject'), t('mail.desk.link.text')];
  const url = `${publicUrl}${DESK_PATH}/sign-in/${token}`;
  return {
    subject,
    preview: text,
    title: subject,
    blocks: [
      { type: 'paragraph', text },
      { type: 'link', text: t('mail.desk.link.action'), url, isMain: true },
      { type: 'paragraph', text: t('mail.desk.link.why') },
    ],
  };
}

function newDeviceTexts(
  { at, subject: device }: { at: Date; subject: string | null },
  locale: Locale,
  { intls, publicUrl }: MailContext,
): MailTexts {
  const intl = intls[locale];
  const t = translatorOf(intl);
  const [subject, text] = [t('mail.desk.newDevice.subject'), t('mail.desk.newDevice.text')];
  const when = intl.formatDate(at, { dateStyle: 'long', timeStyle: 'short' });
  return {
    subject,
    preview: text,
    title: subject,
    blocks: [
      { type: 'paragraph', text },
      {
        type: 'facts',
        rows: [
          { label: t('mail.desk.device'), value: device || t('mail.desk.unknownDevice') },
          { label: t('mail.desk.when'), value: when },
        ],
      },
      { type: 'paragraph', text: t('mail.desk.notYou') },
      { type: 'link', text: t('mail.desk.account'), url: `${publicUrl}${DESK_PATH}/account`, isMain: true },
    ],
  };
}

function toEmployee(email: string, locale: Locale, texts: MailTexts, { agency }: MailContext): WrittenMail {
  return {
    locale,
    texts,
    to: { name: '', address: email },
    replyTo: { name: agency.name, address: agency.email },
    isToAgency: true,
  };
}
