/**
 * Mails of what changes: each change has mails of its own, numbered by it. What was overtaken by another change is not
 * sent.
 */
import type { MailJob } from './queue.ts';

const NAME = /^([A-Z]+)\.(\d+)$/;

/** `sequence`: of what it is about when the mail was ordered. */
export function sequencedMail(of: Pick<MailJob, 'source' | 'id'>, mail: string, sequence: number): MailJob {
  return { ...of, mail: `${mail}.${sequence}` };
}

/** Null: there is no such mail. */
export function readSequenced<Mail extends string>(
  name: string,
  mails: readonly Mail[],
): { mail: Mail; sequence: number } | null {
  const [, given, sequence] = NAME.exec(name) ?? [];
  const mail = mails.find((known) => known === given);
  return mail ? { mail, sequence: Number(sequence) } : null;
}
