import type { Locale } from '../../../shared/locales.ts';
import type { SampleMail } from '../../platform/mail/mail-source.ts';
import { UnknownMail } from '../../platform/mail/unknown-mail.ts';
import type { SubmissionSource } from '../submissions/source.ts';
import { sampleAppointment } from './sample-appointment.ts';
import { eraseOldWaiting, eraseWaiting, findWaitingAbout, listWaitingAbout } from './store/personal-data.ts';
import { readEntry, readOffer } from './store/read-waiting-list.ts';
import { writeJoinedMail, writeOfferMail } from './write-waiting-mail.ts';

/** Mails to visitors on waiting lists. */
export const waitingSource: SubmissionSource = {
  async writeMail({ id, mail }, context) {
    if (mail === 'OFFER') {
      const offer = await readOffer(context.db, id);
      return offer && offer.heldUntil > context.now() ? writeOfferMail(offer, context) : null;
    }
    if (mail !== 'JOINED') throw new UnknownMail();
    const entry = await readEntry(context.db, id);
    return entry && writeJoinedMail(entry, context);
  },
  singleUseMails: [],
  sampleMails: [
    sample('offer', async (locale, context) => {
      const { id, startsAt, endsAt, ...entry } = await sampleEntry(locale, context);
      return writeOfferMail({ ...entry, id, holdId: id, startsAt, endsAt, heldUntil: new Date() }, context);
    }),
    sample('joined', async (locale, context) => writeJoinedMail(await sampleEntry(locale, context), context)),
  ],
  findAbout: findWaitingAbout,
  listAbout: listWaitingAbout,
  eraseAbout: eraseWaiting,
  eraseOld: (db, now, { leadsMonths }) => eraseOldWaiting(db, { now, months: leadsMonths }),
};

function sample(name: string, write: SampleMail['write']): SampleMail {
  return { name, write };
}

async function sampleEntry(locale: Locale, { db }: Parameters<SampleMail['write']>[1]) {
  const { id, listingId, startsAt, endsAt } = await sampleAppointment(db, locale);
  return {
    id,
    listingId,
    locale,
    startsAt,
    endsAt,
    firstName: 'Marie',
    name: 'Janssens',
    email: 'marie@visitor.example',
  };
}
