import { OutcomeAlert } from '../../../forms/outcome-alert.tsx';
import { useMessages } from '../../../intl/use-messages.ts';
import { phoneHref } from '../../../ui/phone-number.ts';
import { useSlotFormats } from '../agenda/use-slot-formats.ts';
import type { AgentAppointmentQuery } from './generated/agent-appointment.generated.ts';

type Appointment = NonNullable<AgentAppointmentQuery['agentAppointment']>;

/** Time, visitor and status of the viewing. */
export function AgentView({ appointment }: { appointment: Appointment }) {
  const t = useMessages();
  const { span } = useSlotFormats();
  const { firstName, name, email, phone, message } = appointment;
  const visitor = [firstName, name].filter(Boolean).join(' ');
  return (
    <section className="record" aria-label={t('appointments.own.summary')}>
      <AgentState appointment={appointment} />
      <p className="record__title">{span(appointment)}</p>
      <p>{visitor ? t('appointments.own.visitor', { name: visitor }) : t('appointments.agent.erased')}</p>
      {phone && (
        <p>
          <a href={phoneHref(phone)}>{phone}</a>
        </p>
      )}
      {email && (
        <p>
          <a href={`mailto:${email}`}>{email}</a>
        </p>
      )}
      {message && <blockquote className="record__note">{message}</blockquote>}
    </section>
  );
}

function AgentState({ appointment: { status, cancelledBy, isMissed } }: { appointment: Appointment }) {
  const t = useMessages();
  if (status === 'CANCELLED')
    return (
      <OutcomeAlert role="status">
        {t(cancelledBy === 'VISITOR' ? 'appointments.agent.cancelled' : 'appointments.agent.declined')}
      </OutcomeAlert>
    );
  if (isMissed) return <OutcomeAlert role="status">{t('appointments.agent.missed')}</OutcomeAlert>;
  return (
    <p className={status === 'BOOKED' ? 'badge badge--available' : 'badge'}>
      {t(`appointments.status.${status}`)}
    </p>
  );
}
