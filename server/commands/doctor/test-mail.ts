/** The test mail of `npm run doctor -- --mail <address>`. */
import { randomUUID } from 'node:crypto';
import { type Finding, messageOf, ok, wrong } from '../../composition/start-checks/finding.ts';
import { parseMailbox } from '../../platform/mail/mailbox.ts';
import { sendBySmtp } from '../../platform/mail/send-by-smtp.ts';
import type { Settings } from '../../settings/settings.ts';

const SUBJECT = 'test mail';

/** Sends a mail without data of visitors. The finding does not contain the address. */
export async function sendTestMail(settings: Settings, address: string): Promise<Finding> {
  const { smtpUrl: url, dkim, mailFrom: from, publicUrl } = settings;
  const to = parseMailbox(address);
  if (!to) return wrong(SUBJECT, 'the address of --mail is none: write --mail info@example.be.');
  if (!url) return wrong(SUBJECT, 'not sent, because SMTP_URL is missing.');
  const transport = sendBySmtp({ url, dkim, from, publicUrl });
  const sentence = `This is a test of the mail server of ${publicUrl}. You need not reply.`;
  const text = { subject: `Test mail of ${publicUrl}`, text: sentence, html: `<p>${sentence}</p>` };
  try {
    await transport.send({ id: randomUUID(), mail: 'TEST', to, replyTo: from, isToAgency: true, ...text });
    return ok(SUBJECT, 'the mail server has accepted it: look whether it arrives, and not as spam');
  } catch (error) {
    return wrong(
      SUBJECT,
      `the mail server does not accept it (${messageOf(error)}): correct SMTP_URL or MAIL_FROM.`,
    );
  } finally {
    transport.close();
  }
}
