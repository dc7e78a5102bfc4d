/** Sends the site's mails to a test's mail server. */

import { MAIL_SOURCES } from '../../../server/composition/mail-sources.ts';
import { createLogger } from '../../../server/platform/logging/logger.ts';
import { createMailer } from '../../../server/platform/mail/mailer.ts';
import { sendBySmtp } from '../../../server/platform/mail/send-by-smtp.ts';
import type { TestSite } from '../site.ts';
import type { MailServer } from './mail-server.ts';

const FROM = { name: 'Baksteen', address: 'info@baksteen.example' };

/** Creates the site's mailer for all kinds of mail. `more`: additional delivery options. */
export function smtpMailer(
  { services }: Pick<TestSite, 'services'>,
  server: Pick<MailServer, 'port'>,
  more: Partial<Parameters<typeof sendBySmtp>[0]> = {},
) {
  const { settings, site, metrics } = services;
  const { publicUrl } = site;
  return createMailer({
    ...{ ...services, agency: settings.agency, publicUrl },
    sources: MAIL_SOURCES,
    send: sendBySmtp({ url: `smtp://127.0.0.1:${server.port}`, from: FROM, publicUrl, ...more }).send,
    metrics: metrics.mails,
    log: createLogger('silent'),
  });
}
