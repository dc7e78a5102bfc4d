import '../../../forms/forms.css';
import '../../../forms/record.css';
import '../appointments.css';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import type { Locale } from '../../../../shared/locales.ts';
import { runUncachedOf } from '../../../data/run-query.ts';
import { createIdempotencyKey, readTextField, sendMutation } from '../../../forms/send-mutation.ts';
import { submitDocument } from '../../../forms/submit-document.ts';
import { UnknownLink } from '../../../forms/unknown-link.tsx';
import { useMessages } from '../../../intl/use-messages.ts';
import type { PageModule } from '../../../page.ts';
import { PageHead } from '../../../ui/page-head.tsx';
import { ViewingListingCard } from '../viewing-listing-card.tsx';
import { type AgentOutcome, DeclineForm, NO_SHOW, NoShowForm } from './agent-forms.tsx';
import { AgentView } from './agent-view.tsx';
import {
  AgentAppointmentDocument,
  type AgentAppointmentQuery,
} from './generated/agent-appointment.generated.ts';

/** Shows agents a viewing, with forms to decline it and to report a no-show. */
export const agentPage: PageModule = {
  documents: [],
  createLoader: (locale) => (args) => load(args, locale),
  createAction: (locale) => (args) => send(args, locale),
  Component: AgentPage,
};

const DECLINE = submitDocument('declineAppointment', 'DeclineAppointmentInput');
const REPORT_NO_SHOW = submitDocument('reportMissedAppointment', 'MissedAppointmentInput');

interface LoaderData {
  /** Null when the link's token is not valid. */
  appointment: AgentAppointmentQuery['agentAppointment'];
  key: string;
}

async function load({ params, context }: LoaderFunctionArgs, locale: Locale) {
  const token = params.token ?? '';
  const { agentAppointment } = await runUncachedOf(context)(AgentAppointmentDocument, { token, locale });
  const loaded: LoaderData = { appointment: agentAppointment, key: createIdempotencyKey() };
  return data(loaded, { status: agentAppointment ? 200 : 404 });
}

/** Reports a no-show or declines the viewing, as the field `intent` says. A GET changes nothing. */
async function send({ request, params, context }: ActionFunctionArgs, locale: Locale) {
  const sent = await request.formData();
  const common = { locale, token: params.token ?? '', idempotencyKey: readTextField(sent, 'key') };
  const isNoShow = sent.get('intent') === NO_SHOW;
  const message = readTextField(sent, 'message');
  const runUncached = runUncachedOf(context);
  const change = isNoShow
    ? await sendMutation(runUncached, REPORT_NO_SHOW, common)
    : await sendMutation(runUncached, DECLINE, {
        locale,
        token: common.token,
        idempotencyKey: common.idempotencyKey,
        message,
      });
  if (change.rejection) {
    const outcome: AgentOutcome = { isNoShow, rejection: change.rejection, message };
    return data(outcome, change.init);
  }
  throw redirect(new URL(request.url).pathname, 303);
}

function AgentPage() {
  const t = useMessages();
  const { appointment, key } = useLoaderData<LoaderData>();
  const outcome = useActionData<AgentOutcome>();
  return (
    <div className="page form-page">
      <PageHead title={t('appointments.agent.title')} isIndexed={false} />
      <h1>{t('appointments.agent.title')}</h1>
      {appointment?.listing && <ViewingListingCard listing={appointment.listing} hasAddress />}
      <div className="form-page__main booking">
        {!appointment && <UnknownLink text="appointments.unknown" />}
        {appointment && <AgentView appointment={appointment} />}
        {appointment?.canReportMissed && !appointment.isMissed && (
          <NoShowForm outcome={outcome} formKey={key} />
        )}
        {appointment?.canDecline && (
          <DeclineForm isOffered={appointment.isOffered} outcome={outcome} formKey={key} />
        )}
      </div>
    </div>
  );
}
