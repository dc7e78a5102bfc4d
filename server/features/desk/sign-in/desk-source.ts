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
import { findPasskeyByHash } from '../store/passkeys.ts';
import { findLinkRecipient } from '../store/sign-ins.ts';
import { LINK, readNotice } from './mail-names.ts';

const SAMPLE_ADDRESS = 'ann@agency.example';

export const deskSource: MailSource = {
  async writeMail({ id, mail }, context) {
    if (mail === LINK) return writeLink(id, context);
    const named = readNotice(mail);
    if (!named) throw new UnknownMail();
    const { notice, locale } = named;
    return notice === 'NEW_DEVICE'
      ? writeNewDevice(id, locale, context)
      : writeNewPasskey(id, locale, context);
  },
  singleUseMails: [LINK],
  sampleMails: [
    {
      name: 'link',
      write: async (locale, context) =>
        toEmployee(SAMPLE_ADDRESS, locale, linkTexts('sample', locale, context), context),
    },
    { name: 'new-device', write: (locale, context) => sampleNotice('newDevice', locale, context) },
    { name: 'new-passkey', write: (locale, context) => sampleNotice('newPasskey', locale, context) },
  ],
};

async function sampleNotice(notice: 'newDevice' | 'newPasskey', locale: Locale, context: MailContext) {
  const texts = noticeTexts(notice, { device: 'Firefox, Windows', at: context.now() }, locale, context);
  return toEmployee(SAMPLE_ADDRESS, locale, texts, context);
}

async function writeNewDevice(id: string, locale: Locale, context: MailContext): Promise<WrittenMail | null> {
  const found = await findAction(context.db, id);
  if (!found) return null;
  const texts = noticeTexts('newDevice', { device: found.subject ?? '', at: found.at }, locale, context);
  return toEmployee(found.email, locale, texts, context);
}

/** Null when the passkey has been removed. */
async function writeNewPasskey(
  hash: string,
  locale: Locale,
  context: MailContext,
): Promise<WrittenMail | null> {
  const found = await findPasskeyByHash(context.db, hash);
  if (!found) return null;
  const { device, createdAt } = found;
  const texts = noticeTexts('newPasskey', { device, at: createdAt }, locale, context);
  return toEmployee(found.email, locale, texts, context);
}

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

/** What is reported: the device in words, and when. */
interface Event {
  device: string;
  at: Date;
}

function noticeTexts(
  notice: 'newDevice' | 'newPasskey',
  { device, at }: Event,
  locale: Locale,
  { intls, publicUrl }: MailContext,
): MailTexts {
  const intl = intls[locale];
  const t = translatorOf(intl);
  const [subject, text] = [t(`mail.desk.${notice}.subject`), t(`mail.desk.${notice}.text`)];
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
      { type: 'paragraph', text: t(`mail.desk.${notice}.notYou`) },
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
