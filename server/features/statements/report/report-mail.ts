/** The mail to the agency about statements that its adverts lack. */
import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { IntlShape } from 'react-intl';
import { translatorOf } from '../../../../client/intl/use-messages.ts';
import { STATEMENT_RULES } from '../../../../shared/rules/statements/statement-rules.ts';
import type { Database } from '../../../platform/database/connect.ts';
import type { MailAgency, MailContext, MailSource, WrittenMail } from '../../../platform/mail/mail-source.ts';
import type { AddMails } from '../../../platform/mail/queue.ts';
import { quoteBlocks } from '../../../platform/mail/rendering/blocks.ts';
import type { MailTexts } from '../../../platform/mail/rendering/mail-document.ts';
import { statementName } from '../statement-texts.ts';
import { replaceMailedHash } from '../store/mailed-hash.ts';
import { type AdvertReport, type IncompleteHome, readReport } from './advert-report.ts';
import { presentDay, presentTotals } from './present-report.ts';

/** Longer mails are cut off by mail programs. */
const MAX_HOMES = 100;

type ReportedAgency = Pick<MailAgency, 'incompleteAdverts'>;

/**
 * Queues a mail to the agency when the report differs from the last mailed report. Returns whether it does.
 */
export async function queueReportMail(
  db: Kysely<Database>,
  { agency, addMails }: { agency: ReportedAgency; addMails: AddMails },
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const hash = hashOf(await readReport(trx, agency));
    if (!(await replaceMailedHash(trx, hash, hashOf({ offered: 0, homes: [] })))) return false;
    await addMails(trx, [{ source: 'mentions', id: hash.toString('hex'), mail: 'REPORT' }]);
    return true;
  });
}

/** Treats the current report as mailed: the next mail follows when it changes. */
export async function skipReportMail(db: Kysely<Database>, agency: ReportedAgency): Promise<void> {
  await queueReportMail(db, { agency, addMails: async () => {} });
}

/** The same for the same homes and statements, however long they have been missing. */
function hashOf({ homes }: AdvertReport): Buffer {
  const lines = homes.map(({ id, isShown, missing }) => [id, isShown, ...missing.map(({ code }) => code)]);
  return createHash('sha256').update(JSON.stringify(lines)).digest();
}

/** Writes the current report, which may be newer than the report that queued the mail. */
export const statementSource: MailSource = {
  writeMail: async (_, context) => toAgency(await readReport(context.db, context.agency), context),
  singleUseMails: [],
  sampleMails: [
    { name: 'incomplete', write: async (_locale, context) => toAgency(sampleReport(), context) },
    { name: 'complete', write: async (_locale, context) => toAgency({ offered: 214, homes: [] }, context) },
  ],
};

function toAgency(report: AdvertReport, { agency, intls }: MailContext): WrittenMail {
  const { locale, name, email } = agency;
  const to = { name, address: email };
  return { locale, texts: reportTexts(report, intls[locale]), to, replyTo: to, isToAgency: true };
}

function reportTexts(report: AdvertReport, intl: IntlShape): MailTexts {
  const t = translatorOf(intl);
  const count = report.homes.length;
  const subject = t('mail.statements.subject', { count });
  const text = t(count > 0 ? 'mail.statements.text' : 'mail.statements.complete');
  const lines = report.homes.slice(0, MAX_HOMES).map((home) => presentHome(home, intl));
  if (count > MAX_HOMES) lines.push(t('mail.statements.more', { count: count - MAX_HOMES }));
  return {
    subject,
    preview: text,
    title: subject,
    blocks: [
      { type: 'paragraph', text },
      { type: 'facts', rows: presentTotals(report, intl) },
      ...quoteBlocks(t('mail.statements.homes'), lines.join('\n')),
    ],
  };
}

/** Returns a line such as "BK-12: Energy label, Zoning (since 12 November 2026)". */
function presentHome({ reference, isShown, missing }: IncompleteHome, intl: IntlShape): string {
  const names = missing.map(({ code }) => statementName(code, intl)).join(', ');
  const since = missing.map((statement) => statement.since).sort()[0] ?? '';
  return translatorOf(intl)(isShown ? 'mail.statements.shown' : 'mail.statements.hidden', {
    reference,
    names,
    day: presentDay(since, intl),
  });
}

function sampleReport(): AdvertReport {
  const missing = STATEMENT_RULES.filter(({ id }) => id === 'flanders-epc-2019').flatMap((rule) =>
    rule.statements.map((code) => ({ code, rule, since: '2026-11-12' })),
  );
  return {
    offered: 214,
    homes: [
      { id: 1, reference: 'BK-1012', isShown: true, missing },
      { id: 2, reference: 'BK-1033', isShown: false, missing: missing.slice(1) },
    ],
  };
}
