import '../../../forms/forms.css';
import '../../../forms/record.css';
import '../appointments.css';
import { type ActionFunctionArgs, data, redirect, useActionData, useLoaderData } from 'react-router';
import { parseMoment } from '../../../../shared/days.ts';
import type { Locale } from '../../../../shared/locales.ts';
import { runUncachedOf } from '../../../data/run-query.ts';
import { OutcomeAlert } from '../../../forms/outcome-alert.tsx';
import { RejectionAlert } from '../../../forms/rejection-alert.tsx';
import { type Rejection, readTextField, sendMutation } from '../../../forms/send-mutation.ts';
import { submitDocument } from '../../../forms/submit-document.ts';
import { UnknownLink } from '../../../forms/unknown-link.tsx';
import { useMessages } from '../../../intl/use-messages.ts';
import type { PageModule } from '../../../page.ts';
import { PageHead } from '../../../ui/page-head.tsx';
import { ViewingListingCard } from '../viewing-listing-card.tsx';
import { type LoadedAppointment, loadAppointment } from './appointment-loader.ts';
import { AppointmentSummary } from './appointment-summary.tsx';
import { MoveSection } from './move-section.tsx';

/** Shows visitors their viewing, with a form to move it. */
export const appointmentPage: PageModule = {
  documents: [],
  createLoader: (locale) => (args) => loadAppointment(args, locale, true),
  createAction: (locale) => (args) => move(args, locale),
  Component: AppointmentPage,
};

const MOVE = submitDocument('moveAppointment', 'MoveAppointmentInput');

async function move({ request, params, context }: ActionFunctionArgs, locale: Locale) {
  const sent = await request.formData();
  const startsAt = parseMoment(sent.get('startsAt'));
  const token = params.appointmentId ?? '';
  const input = { locale, token, startsAt, idempotencyKey: readTextField(sent, 'key') };
  const change = await sendMutation(runUncachedOf(context), MOVE, input);
  if (change.rejection) return data(change.rejection, change.init);
  throw redirect(`${new URL(request.url).pathname}?moved`, 303);
}

function AppointmentPage() {
  const t = useMessages();
  const { appointment, shown, key, isBooked, isMoved } = useLoaderData<LoadedAppointment>();
  const rejection = useActionData<Rejection>() ?? null;
  const canShowOutcome = appointment?.status === 'BOOKED' && !rejection;
  return (
    <div className="page form-page">
      <PageHead title={t('appointments.own.title')} isIndexed={false} />
      <h1>{t('appointments.own.title')}</h1>
      {appointment?.listing && <ViewingListingCard listing={appointment.listing} hasAddress />}
      <div className="form-page__main booking">
        {!appointment && <UnknownLink text="appointments.unknown" />}
        {canShowOutcome && (isBooked || isMoved) && (
          <OutcomeAlert key={appointment.startsAt} role="status">
            <p>{t(isBooked ? 'appointments.own.booked' : 'appointments.own.moved')}</p>
            <p>{t('appointments.own.next', { email: appointment.email ?? '' })}</p>
          </OutcomeAlert>
        )}
        {appointment && !shown && rejection && (
          <RejectionAlert rejection={rejection} unknownReason="appointments.failed" />
        )}
        {appointment && <AppointmentSummary appointment={appointment} />}
        {appointment && shown && (
          <MoveSection appointment={appointment} shown={shown} rejection={rejection} formKey={key} />
        )}
      </div>
    </div>
  );
}
