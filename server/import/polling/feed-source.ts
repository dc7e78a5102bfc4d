import { type FeedRun, findFeedRun } from '../../database/feeds/feed-runs.ts';
import type { MailContext, MailSource, SampleMail, WrittenMail } from '../../mail/mail-source.ts';
import { CONFIRM_PATH, createConfirmPath } from './confirm-link.ts';
import { feedMailTexts, type ProblemRun } from './feed-mail-texts.ts';

const NONE = { missing: 0, references: [], confirmUrl: null };

/** Mails to the agency about feeds that cannot be read, are not believed, or miss many listings. */
export const feedSource: MailSource = {
  async writeMail({ id }, context) {
    const run = await findFeedRun(context.db, Number(id));
    return run && isProblem(run) ? write(run, context) : null;
  },
  singleUseMails: [],
  sampleMails: [
    sample({
      outcome: 'HELD',
      reason: null,
      missing: 3,
      references: ['BK-1012', 'BK-1019', 'BK-1033'],
      confirmUrl: `${CONFIRM_PATH}/0/`,
    }),
    sample({ outcome: 'STOPPED', reason: 'the file ends in the middle of line 512', ...NONE }),
    sample({ outcome: 'FAILED', reason: 'its server answers with status 503', ...NONE }),
  ],
};

function isProblem(run: FeedRun): run is FeedRun & Pick<ProblemRun, 'outcome'> {
  return run.outcome !== 'IMPORTED';
}

function sample(run: Omit<ProblemRun, 'feed' | 'at'>): SampleMail {
  return {
    name: `feed-${run.outcome.toLowerCase()}`,
    write: async (_locale, context) => mailOf({ feed: 'crm', at: new Date(), ...run }, context),
  };
}

async function write(
  { id, feed, at, outcome, reason, report }: FeedRun & Pick<ProblemRun, 'outcome'>,
  context: MailContext,
): Promise<WrittenMail> {
  const { missing = 0, keptOnOffer: references = [] } = report ?? {};
  const confirmUrl =
    outcome === 'HELD' ? context.publicUrl + (await createConfirmPath(context.db, id)) : null;
  return mailOf({ feed, at, outcome, reason, missing, references, confirmUrl }, context);
}

function mailOf(run: ProblemRun, { agency, intls }: MailContext): WrittenMail {
  const { locale, name, email } = agency;
  const to = { name, address: email };
  return { locale, texts: feedMailTexts(run, intls[locale]), to, replyTo: to, isToAgency: true };
}
