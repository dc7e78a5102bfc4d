import type { Logger } from '../platform/logging/logger.ts';
import type { MailTransport } from '../platform/mail/outgoing-mail.ts';
import { sendBySmtp } from '../platform/mail/send-by-smtp.ts';
import { writeToFolder } from '../platform/mail/write-to-folder.ts';
import type { Settings } from '../settings/settings.ts';

/** Mails go to the SMTP server of the settings, or to files without one. */
export function createMailTransport(settings: Settings, log: Logger): MailTransport {
  const { smtpUrl, dkim, mailFrom, mailFolder, publicUrl } = settings;
  const options = { from: mailFrom, publicUrl };
  if (smtpUrl) return sendBySmtp({ url: smtpUrl, dkim, ...options });
  return { send: writeToFolder({ folder: mailFolder, log, ...options }), close() {} };
}
