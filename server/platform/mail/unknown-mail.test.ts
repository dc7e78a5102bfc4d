import { expect, test } from '@jest/globals';
import { MAIL_SOURCES } from '../../composition/mail-sources.ts';
import type { MailContext } from './mail-source.ts';
import { UnknownMail } from './unknown-mail.ts';

const NO_CONTEXT = {} as MailContext;

test.each(['lead', 'appointment', 'waiting', 'stay', 'subscription'])(
  'a mail of the source %s with a name of another release is refused before anything is read',
  async (source) => {
    const mail = { id: '7d9f3f8e-0000-4000-8000-000000000000', mail: 'LATER.0' };
    await expect(MAIL_SOURCES[source]?.writeMail(mail, NO_CONTEXT)).rejects.toThrow(UnknownMail);
  },
);
