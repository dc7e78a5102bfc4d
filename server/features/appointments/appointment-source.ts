import type { AppointmentRecord } from '../../../graphql/appointments/ports.ts';
import type { SampleMail } from '../../platform/mail/mail-source.ts';
import { readSequenced } from '../../platform/mail/sequenced-mail.ts';
import type { SubmissionSource } from '../submissions/source.ts';
import { APPOINTMENT_MAILS, type AppointmentMail } from './mail-names.ts';
import { sampleAppointment } from './sample-appointment.ts';
import {
  cancelErased,
  eraseOldAppointments,
  findAppointmentsAbout,
  listAppointmentsAbout,
} from './store/personal-data.ts';
import { readAppointment } from './store/read-appointment.ts';
import { writeAppointmentMail } from './write-appointment-mail.ts';

/** Mails about booked viewings. */
export const appointmentSource: SubmissionSource = {
  async writeMail({ id, mail: name }, context) {
    const { mail, sequence } = readSequenced(name, APPOINTMENT_MAILS);
    const appointment = await readAppointment(context.db, id);
    if (!appointment) return null;
    // A viewing that has changed again since has a newer mail, except to its former host.
    const isOutdated = appointment.sequence !== sequence && mail !== 'FORMER';
    if (isOutdated) return null;
    return writeAppointmentMail(appointment, mail, context);
  },
  singleUseMails: [],
  sampleMails: [
    sample('visitor-booked', 'VISITOR'),
    sample('visitor-moved', 'VISITOR', { sequence: 1 }),
    sample('visitor-cancelled', 'VISITOR', { state: 'CANCELLED', cancelledBy: 'VISITOR', sequence: 1 }),
    sample('visitor-declined', 'VISITOR', { state: 'CANCELLED', cancelledBy: 'AGENT', sequence: 1 }),
    sample('visitor-not-offered', 'VISITOR', {
      state: 'CANCELLED',
      cancelledBy: 'AGENT',
      sequence: 1,
      isOffered: false,
    }),
    sample('reminder', 'REMINDER'),
    sample('agent-booked', 'AGENT'),
    sample('agent-moved', 'AGENT', { sequence: 1 }),
    sample('agent-cancelled', 'AGENT', { state: 'CANCELLED', cancelledBy: 'VISITOR', sequence: 1 }),
    sample('agent-closed', 'CLOSED', { isOffered: false }),
    sample('agent-handed-over', 'FORMER', { sequence: 1 }),
    sample('agent-declined', 'AGENT', { state: 'CANCELLED', cancelledBy: 'AGENT', sequence: 1 }),
  ],
  findAbout: findAppointmentsAbout,
  listAbout: listAppointmentsAbout,
  eraseAbout: cancelErased,
  eraseOld: (db, now, { leadsMonths }) => eraseOldAppointments(db, { now, months: leadsMonths }),
};

function sample(name: string, mail: AppointmentMail, change: Partial<AppointmentRecord> = {}): SampleMail {
  return {
    name,
    write: async (locale, context) =>
      writeAppointmentMail(await sampleAppointment(context.db, locale, change), mail, context),
  };
}
