/** The mails of the desk to its employees. */
import { isLocale, type Locale } from '../../../../shared/locales.ts';
import type { MailJob } from '../../../platform/mail/queue.ts';

const SOURCE = 'desk';
/** The link to sign in. Its id is that of the link. */
export const LINK = 'LINK';

/**
 * Notices about an employee’s own account. The id of `NEW_DEVICE` is that of the entry of the log. That of
 * `NEW_PASSKEY` is the hash of the passkey's id.
 */
const NOTICES = ['NEW_DEVICE', 'NEW_PASSKEY'] as const;
type Notice = (typeof NOTICES)[number];

export function linkMail(id: string): MailJob {
  return { source: SOURCE, id, mail: LINK };
}

/** The name of the mail contains its language, because no record has it. */
export function noticeMail(id: string, notice: Notice, locale: Locale): MailJob {
  return { source: SOURCE, id, mail: `${notice}.${locale}` };
}

/** Undefined for another name. */
export function readNotice(name: string): { notice: Notice; locale: Locale } | undefined {
  const [first, locale = ''] = name.split('.');
  const notice = NOTICES.find((known) => known === first);
  return notice && isLocale(locale) ? { notice, locale } : undefined;
}
