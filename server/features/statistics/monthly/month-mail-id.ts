/** The ids of the mails about a month: the month and the office. */
import type { MailReference } from '../../../platform/mail/mail-source.ts';
import type { MailJob } from '../../../platform/mail/queue.ts';
import { UnknownMail } from '../../../platform/mail/unknown-mail.ts';
import { type Month, parseMonth } from '../months.ts';

const MAIL = 'MONTH';
const ID = /^(\d{4}-\d\d)-(\d+)$/;

export function monthMail(officeId: number, month: string): MailJob {
  return { source: 'statistics', id: `${month}-${officeId}`, mail: MAIL };
}

/** @throws UnknownMail */
export function readMonthMail({ id, mail }: MailReference): { month: Month; officeId: number } {
  const [, name = '', officeId] = ID.exec(id) ?? [];
  const month = parseMonth(name);
  if (mail !== MAIL || !month) throw new UnknownMail();
  return { month, officeId: Number(officeId) };
}
