import { useParams } from 'react-router';
import { useMessages } from '../../../intl/use-messages.ts';
import { usePathTo } from '../../../locale.tsx';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { phoneHref, unbrokenPhone } from '../../../ui/phone-number.ts';
import { useSlotFormats } from '../agenda/use-slot-formats.ts';
import { formatStreet, isStillOffered } from '../viewable-listing.ts';
import type { OwnAppointment } from './appointment-loader.ts';
import { CalendarLinks } from './calendar-links.tsx';

interface AppointmentProps {
  appointment: OwnAppointment;
}

/** Time, place and host of a viewing, its status, and the actions open to the visitor. */
export function AppointmentSummary({ appointment }: AppointmentProps) {
  const t = useMessages();
  const formats = useSlotFormats();
  const { status, agent, office, listing, calendarLinks } = appointment;
  const isAddressMissing = listing !== null && listing.__typename !== 'RentalUnit' && !formatStreet(listing);
  const host = agent ?? office;
  const phone = agent?.phone ?? office.phone;
  const name = [appointment.firstName, appointment.name].filter(Boolean).join(' ');
  return (
    <section className="record" aria-label={t('appointments.own.summary')}>
      <AppointmentState appointment={appointment} />
      <p className={status === 'CANCELLED' ? 'record__title record__title--off' : 'record__title'}>
        {formats.span(appointment)}
      </p>
      <p>
        {t('appointments.host', { name: host.name })} <a href={phoneHref(phone)}>{phone}</a>
      </p>
      {name && <p>{t('appointments.own.visitor', { name })}</p>}
      {status === 'BOOKED' && isAddressMissing && (
        <p>{t('appointments.own.addressLater', { name: host.name })}</p>
      )}
      {status === 'BOOKED' && <p>{t('appointments.own.late', { phone: unbrokenPhone(phone) })}</p>}
      {status === 'BOOKED' && <CalendarLinks links={calendarLinks} />}
      <AppointmentActions appointment={appointment} />
    </section>
  );
}

function AppointmentState({ appointment: { status, cancelledBy, agentNote } }: AppointmentProps) {
  const t = useMessages();
  if (status === 'BOOKED') return <p className="badge badge--available">{t('appointments.status.BOOKED')}</p>;
  if (status === 'PAST') return <p className="badge">{t('appointments.status.PAST')}</p>;
  return (
    <>
      <p className="badge">{t('appointments.status.CANCELLED')}</p>
      {cancelledBy && <p>{t(`appointments.cancelledBy.${cancelledBy}`)}</p>}
      {agentNote && <blockquote className="record__note">{agentNote}</blockquote>}
    </>
  );
}

/** Links to cancel the viewing, or to book again after it was called off. */
function AppointmentActions({ appointment: { status, canChange, listingId, listing } }: AppointmentProps) {
  const t = useMessages();
  const pathTo = usePathTo();
  const { appointmentId = '' } = useParams();
  if (status === 'BOOKED' && canChange)
    return (
      <p className="record__ways">
        {isStillOffered(listing) && <a href="#move">{t('appointments.own.other')}</a>}
        <a href={pathTo('cancelAppointment', { appointmentId })}>{t('appointments.own.cancel')}</a>
      </p>
    );
  if (status !== 'CANCELLED' || !isStillOffered(listing)) return null;
  return (
    <ButtonLink href={pathTo('bookAppointment', { listingId })}>{t('appointments.cancel.again')}</ButtonLink>
  );
}
