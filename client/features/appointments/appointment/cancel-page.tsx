import '../../../forms/forms.css';
import '../../../forms/record.css';
import '../appointments.css';
import {
  type ActionFunctionArgs,
  data,
  Form,
  redirect,
  useActionData,
  useLoaderData,
  useParams,
} from 'react-router';
import type { Locale } from '../../../../shared/locales.ts';
import { runUncachedOf } from '../../../data/run-query.ts';
import { OutcomeAlert } from '../../../forms/outcome-alert.tsx';
import { RejectionAlert } from '../../../forms/rejection-alert.tsx';
import { type Rejection, readTextField, sendMutation } from '../../../forms/send-mutation.ts';
import { submitDocument } from '../../../forms/submit-document.ts';
import { UnknownLink } from '../../../forms/unknown-link.tsx';
import { useMessages } from '../../../intl/use-messages.ts';
import { usePathTo } from '../../../locale.tsx';
import type { PageModule } from '../../../page.ts';
import { Button } from '../../../ui/button/button.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { useSlotFormats } from '../agenda/use-slot-formats.ts';
import { isStillOffered } from '../viewable-listing.ts';
import { ViewingListingCard } from '../viewing-listing-card.tsx';
import { type LoadedAppointment, loadAppointment, type OwnAppointment } from './appointment-loader.ts';

export const cancelPage: PageModule = {
  documents: [],
  createLoader: (locale) => (args) => loadAppointment(args, locale, false),
  createAction: (locale) => (args) => cancel(args, locale),
  Component: CancelPage,
};

const CANCEL = submitDocument('cancelAppointment', 'CancelAppointmentInput');

/** Opening the link changes nothing, because mail programs also open links. */
async function cancel({ request, params, context }: ActionFunctionArgs, locale: Locale) {
  const sent = await request.formData();
  const input = { locale, token: params.appointmentId ?? '', idempotencyKey: readTextField(sent, 'key') };
  const change = await sendMutation(runUncachedOf(context), CANCEL, input);
  // A second cancellation is no error: the page says that the viewing is cancelled.
  if (change.rejection && change.rejection.code !== 'ALREADY_CANCELLED')
    return data(change.rejection, change.init);
  throw redirect(new URL(request.url).pathname, 303);
}

function CancelPage() {
  const t = useMessages();
  const { appointment, key } = useLoaderData<LoadedAppointment>();
  const rejection = useActionData<Rejection>();
  return (
    <div className="page form-page">
      <PageHead title={t('appointments.cancel.title')} isIndexed={false} />
      <h1>{t('appointments.cancel.title')}</h1>
      {appointment?.listing && (
        <ViewingListingCard
          listing={appointment.listing}
          host={appointment.agent ?? appointment.office}
          hasAddress
        />
      )}
      <div className="form-page__main booking">
        {!appointment && <UnknownLink text="appointments.unknown" />}
        {appointment && rejection && (
          <RejectionAlert rejection={rejection} unknownReason="appointments.cancel.failed" />
        )}
        {appointment && <CancelForm appointment={appointment} formKey={key} />}
      </div>
    </div>
  );
}

function CancelForm({ appointment, formKey }: { appointment: OwnAppointment; formKey: string }) {
  const t = useMessages();
  const { span } = useSlotFormats();
  const { status, canChange, cancelledBy } = appointment;
  if (status === 'CANCELLED')
    return (
      <>
        <OutcomeAlert role="status">
          <p>{t(cancelledBy === 'AGENT' ? 'appointments.cancelledBy.AGENT' : 'appointments.cancel.done')}</p>
          <p>{span(appointment)}</p>
        </OutcomeAlert>
        {isStillOffered(appointment.listing) && <BookAgain listingId={appointment.listingId} />}
      </>
    );
  return (
    <>
      <p className="record__title">{span(appointment)}</p>
      {canChange ? (
        <Question appointment={appointment} formKey={formKey} />
      ) : (
        <p>{t('forms.fault.tooLate')}</p>
      )}
    </>
  );
}

function Question({ appointment, formKey }: { appointment: OwnAppointment; formKey: string }) {
  const t = useMessages();
  return (
    <Form method="post" className="visitor-form">
      <p>{t('appointments.cancel.question')}</p>
      <input type="hidden" name="key" value={formKey} />
      <Button type="submit">{t('appointments.cancel.submit')}</Button>
      <OtherWays canMove={isStillOffered(appointment.listing)} />
    </Form>
  );
}

/** Links to choose another time or to keep the viewing. */
function OtherWays({ canMove }: { canMove: boolean }) {
  const t = useMessages();
  const { appointmentId = '' } = useParams();
  const path = usePathTo()('appointment', { appointmentId });
  return (
    <p className="record__ways">
      {canMove && <a href={`${path}#move`}>{t('appointments.cancel.other')}</a>}
      <a href={path}>{t('appointments.cancel.keep')}</a>
    </p>
  );
}

function BookAgain({ listingId }: { listingId: string }) {
  const t = useMessages();
  const pathTo = usePathTo();
  return (
    <p>
      <a href={pathTo('bookAppointment', { listingId })}>{t('appointments.cancel.again')}</a>
    </p>
  );
}
