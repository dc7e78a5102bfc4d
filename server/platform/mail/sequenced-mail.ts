/**
 * Mails about records that change: each change has its own mails, numbered by the record's sequence. A mail of an
 * outdated sequence is not sent.
 */
import type { MailJob } from './queue.ts';
import { UnknownMail } from './unknown-mail.ts';

const NAME = /^([A-Z]+)\.(\d+)$/;

/** `sequence`: that of the record when the mail was queued. */
export function sequencedMail(of: Pick<MailJob, 'source' | 'id'>, mail: string, sequence: number): MailJob {
  return { ...of, mail: `${mail}.${sequence}` };
}

/** Reads name and sequence. Throws `UnknownMail` when the name is none of `mails`. */
export function readSequenced<Mail extends string>(
  name: string,
  mails: readonly Mail[],
): { mail: Mail; sequence: number } {
  const [, mailName, sequence] = NAME.exec(name) ?? [];
  const mail = mails.find((known) => known === mailName);
  if (!mail) throw new UnknownMail();
  return { mail, sequence: Number(sequence) };
}
