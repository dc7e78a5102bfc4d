import type { StayRecord } from '../../../graphql/holiday/stay-ports.ts';
import type { SampleMail } from '../../platform/mail/mail-source.ts';
import { readSequenced } from '../../platform/mail/sequenced-mail.ts';
import type { SubmissionSource } from '../submissions/source.ts';
import { STAY_MAILS, type StayMail } from './mail-names.ts';
import { sampleStay } from './sample-stay.ts';
import { eraseOldStays, eraseStays, findStaysAbout, listStaysAbout } from './store/personal-data.ts';
import { readStay } from './store/read-stay.ts';
import { writeStayMail } from './write-stay-mail.ts';

/** Mails about stays. */
export const staySource: SubmissionSource = {
  async writeMail({ id, mail: name }, context) {
    const { mail, sequence } = readSequenced(name, STAY_MAILS);
    const stay = await readStay(context.db, id);
    // A stay that has changed again since has a newer mail.
    if (!stay || stay.sequence !== sequence) return null;
    return writeStayMail(stay, mail, context);
  },
  singleUseMails: [],
  sampleMails: [
    sample('host-requested', 'HOST'),
    sample('host-overdue', 'OVERDUE'),
    sample('host-double', 'DOUBLE', { state: 'ACCEPTED', sequence: 1 }),
    sample('host-cancelled', 'HOST', { state: 'CANCELLED', sequence: 2 }),
    sample('visitor-requested', 'VISITOR'),
    sample('visitor-accepted', 'VISITOR', { state: 'ACCEPTED', sequence: 1, answerNote: 'Tot dan!' }),
    sample('visitor-declined', 'VISITOR', { state: 'DECLINED', sequence: 1 }),
    sample('visitor-cancelled', 'VISITOR', { state: 'CANCELLED', sequence: 2 }),
    sample('visitor-unanswered', 'UNANSWERED'),
  ],
  findAbout: findStaysAbout,
  listAbout: listStaysAbout,
  eraseAbout: eraseStays,
  eraseOld: (db, now, { leadsMonths }) => eraseOldStays(db, { now, months: leadsMonths }),
};

function sample(name: string, mail: StayMail, change: Partial<StayRecord> = {}): SampleMail {
  return {
    name,
    write: async (locale, context) =>
      writeStayMail(await sampleStay(context.db, locale, change), mail, context),
  };
}
