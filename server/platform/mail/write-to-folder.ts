import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Logger } from '../logging/logger.ts';
import { mailFileName, UNFINISHED } from './mail-files.ts';
import { createMessage, type MailSettings } from './message.ts';
import type { SendMail } from './outgoing-mail.ts';

interface FolderDependencies extends MailSettings {
  folder: string;
  log: Pick<Logger, 'info'>;
}

/** Without an SMTP server, writes each mail to an .eml file that only the site's user can read. */
export function writeToFolder({ folder, log, ...postmark }: FolderDependencies): SendMail {
  return async (mail) => {
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
    const { message } = await transport.sendMail(createMessage(mail, postmark));
    const name = mailFileName(mail);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const file = path.join(folder, name);
    await writeFile(file + UNFINISHED, message as Buffer, { mode: 0o600 });
    await rename(file + UNFINISHED, file);
    log.info({ file: name }, 'a mail was written to a file: no SMTP_URL is set');
  };
}
