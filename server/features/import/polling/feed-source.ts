import type { MailContext, MailSource, SampleMail, WrittenMail } from '../../../platform/mail/mail-source.ts';
import type { MailTexts } from '../../../platform/mail/rendering/mail-document.ts';
import { Tally } from '../report.ts';
import { type FeedRun, findFeedRun } from '../store/feed-runs.ts';
import { CONFIRM_PATH, createConfirmPath } from './confirm-link.ts';
import { findFaults } from './feed-faults.ts';
import { feedMailTexts, type ProblemRun } from './feed-mail-texts.ts';
import { type ReportedRun, reportMailTexts } from './report-mail-texts.ts';

const NONE = { missing: 0, references: [], confirmUrl: null, rejected: [], remedy: null };
/** The first ones; `npm run feeds` lists a hundred. */
const MAX_REJECTED = 20;

/** Mails to the agency about feeds that cannot be read, are not believed, miss many listings, or have faults. */
export const feedSource: MailSource = {
  async writeMail({ id, mail }, context) {
    const run = await findFeedRun(context.db, Number(id));
    if (mail === 'REPORT') {
      const { feed = '', at = new Date(), report = null } = run ?? {};
      return report && reportMail({ feed, at, report }, context);
    }
    return run && isProblem(run) ? write(run, context) : null;
  },
  singleUseMails: [],
  sampleMails: [
    sample({
      ...NONE,
      outcome: 'HELD',
      reason: null,
      missing: 3,
      references: ['BK-1012', 'BK-1019', 'BK-1033'],
      confirmUrl: `${CONFIRM_PATH}/crm/`,
    }),
    sample({ outcome: 'STOPPED', reason: 'the file ends in the middle of line 512', ...NONE }),
    sample(
      {
        ...NONE,
        outcome: 'STOPPED',
        reason: 'the feed would remove 110 of the 200 homes on offer, the limit is 50 %',
        confirmUrl: `${CONFIRM_PATH}/crm/`,
        remedy: 'CONFIRM',
      },
      'too-many-removals',
    ),
    sample({ outcome: 'REJECTED', reason: 'BK-1012: office: the agency has no office yet', ...NONE }),
    sample({ outcome: 'FAILED', reason: 'its server answers with status 503', ...NONE }),
    { name: 'report', write: async (_locale, context) => reportMail(sampleReport(), context) },
  ],
};

type FailedRun = FeedRun & { outcome: Exclude<FeedRun['outcome'], 'IMPORTED'> };

function isProblem(run: FeedRun): run is FailedRun {
  return run.outcome !== 'IMPORTED';
}

function sample(run: Omit<ProblemRun, 'feed' | 'at'>, name = run.outcome.toLowerCase()): SampleMail {
  return {
    name,
    write: async (_locale, context) => mailOf({ feed: 'crm', at: new Date(), ...run }, context),
  };
}

async function write(
  { feed, at, outcome, reason, report, isPartial }: FailedRun,
  context: MailContext,
): Promise<WrittenMail> {
  if (isPartial && outcome === 'STOPPED')
    return mailOf({ ...NONE, feed, at, outcome: 'REJECTED', reason }, context);
  const { missing = 0, keptOnOffer: references = [] } = report ?? {};
  const remedy = report?.remedy === 'ACCEPT' || report?.remedy === 'CONFIRM' ? report.remedy : null;
  const confirmUrl =
    outcome === 'HELD' || remedy === 'CONFIRM'
      ? context.publicUrl + (await createConfirmPath(context.db, feed))
      : null;
  const rejected = report?.stopReason && !remedy ? findFaults(report).rejected.slice(0, MAX_REJECTED) : [];
  return mailOf({ feed, at, outcome, reason, missing, references, confirmUrl, rejected, remedy }, context);
}

function mailOf(run: ProblemRun, context: MailContext): WrittenMail {
  return toAgency(feedMailTexts(run, context.intls[context.agency.locale]), context);
}

function reportMail(run: ReportedRun, context: MailContext): WrittenMail {
  return toAgency(reportMailTexts(run, context.intls[context.agency.locale]), context);
}

function toAgency(texts: MailTexts, { agency: { locale, name, email } }: MailContext): WrittenMail {
  const to = { name, address: email };
  return { locale, texts, to, replyTo: to, isToAgency: true };
}

function sampleReport(): ReportedRun {
  const tally = new Tally();
  tally.count('estate', 'unchanged', 212);
  tally.count('estate', 'changed', 4);
  tally.reject(
    { line: 12, reference: 'BK-1012', reasons: ['the price is -1, which is lower than 0'] },
    'estate',
  );
  tally.unmapped = [{ field: 'garden_orientation', value: 'S', count: 214 }];
  return { feed: 'crm', at: new Date(), report: tally.report('crm') };
}
