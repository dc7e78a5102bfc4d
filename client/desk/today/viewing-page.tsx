import { data, type LoaderFunctionArgs, type RouteObject, useActionData, useLoaderData } from 'react-router';
import { parseMoment } from '../../../shared/days.ts';
import { useSlotFormats } from '../../features/appointments/agenda/use-slot-formats.ts';
import { useMessages } from '../../intl/use-messages.ts';
import { Button } from '../../ui/button/button.tsx';
import { phoneHref } from '../../ui/phone-number.ts';
import {
  createChangeAction,
  fieldOf,
  mutationChange,
  type RejectedChange,
  textOf,
  versionOf,
} from '../change-action.ts';
import { deskOf } from '../desk-context.ts';
import { ChangeOutcome } from '../frame/change-outcome.tsx';
import { DeskHead } from '../frame/desk-head.tsx';
import { ListingLine } from '../listing-line.tsx';
import type { DeskViewingFragment } from './generated/today.generated.ts';
import {
  DeclineViewingDocument,
  MoveViewingDocument,
  ReportMissedViewingDocument,
  ViewingDocument,
} from './generated/viewing.generated.ts';
import { loadTimes } from './load-times.ts';

/** One viewing, with what can be done about it. */
export const viewingRoute: RouteObject = {
  id: 'viewing',
  path: 'viewings/:id',
  loader: load,
  action: createChangeAction({
    decline: mutationChange(DeclineViewingDocument, 'declineViewing', (form) => ({
      id: fieldOf(form, 'id'),
      note: textOf(form, 'note'),
      sequence: versionOf(form, 'sequence'),
    })),
    move: mutationChange(MoveViewingDocument, 'moveViewing', (form) => {
      const startsAt = parseMoment(textOf(form, 'startsAt'));
      return startsAt ? { id: fieldOf(form, 'id'), startsAt, sequence: versionOf(form, 'sequence') } : null;
    }),
    missed: mutationChange(ReportMissedViewingDocument, 'reportMissedViewing', (form) => ({
      id: fieldOf(form, 'id'),
    })),
  }),
  Component: ViewingPage,
};

interface LoaderData {
  viewing: DeskViewingFragment;
  /** The free times of the next two weeks, ISO 8601. */
  times: readonly string[];
}

async function load({ params, context }: LoaderFunctionArgs): Promise<LoaderData> {
  const { run } = deskOf(context);
  const { viewing } = await run(ViewingDocument, { id: params.id ?? '' });
  if (!viewing) throw data(null, { status: 404 });
  const listingId = viewing.canChange ? viewing.listing?.id : undefined;
  return { viewing, times: listingId === undefined ? [] : await loadTimes(run, listingId) };
}

function ViewingPage() {
  const t = useMessages();
  const { viewing } = useLoaderData<LoaderData>();
  const { span } = useSlotFormats();
  return (
    <div className="desk-page">
      <DeskHead title={t('desk.viewing.title', { when: span(viewing) })} />
      <ChangeOutcome
        done={{
          decline: 'desk.viewing.declined',
          move: 'desk.viewing.moved',
          missed: 'desk.viewing.reported',
        }}
      />
      <ViewingFacts viewing={viewing} />
      {viewing.canChange && <MoveForm />}
      {viewing.canReportMissed && !viewing.isMissed && <MissedForm id={viewing.id} />}
      {viewing.status === 'BOOKED' && <DeclineForm viewing={viewing} />}
    </div>
  );
}

function ViewingFacts({ viewing }: { viewing: DeskViewingFragment }) {
  const t = useMessages();
  const { listing, visitorName, phone, email, message, hostName, partner, status, isMissed } = viewing;
  const state = isMissed ? 'missed' : (status.toLowerCase() as 'booked' | 'past' | 'cancelled');
  return (
    <dl className="desk-facts">
      <dt>{t('desk.viewing.state')}</dt>
      <dd>{t(`desk.viewing.${state}`)}</dd>
      <dt>{t('desk.viewing.listing')}</dt>
      <dd>
        <ListingLine listing={listing} />
      </dd>
      <dt>{t('desk.viewing.visitor')}</dt>
      <dd>
        {visitorName ?? t('desk.visitor.erased')}
        {phone && (
          <>
            {' · '}
            <a href={phoneHref(phone)}>{phone}</a>
          </>
        )}
        {email && (
          <>
            {' · '}
            <a href={`mailto:${email}`}>{email}</a>
          </>
        )}
      </dd>
      {message && (
        <>
          <dt>{t('desk.viewing.message')}</dt>
          <dd className="desk-text">{message}</dd>
        </>
      )}
      {partner && (
        <>
          <dt>{t('mail.lead.agency.partner')}</dt>
          <dd>{partner}</dd>
        </>
      )}
      <dt>{t('desk.viewing.host')}</dt>
      <dd>{hostName}</dd>
    </dl>
  );
}

function MoveForm() {
  const t = useMessages();
  const { viewing, times } = useLoaderData<LoaderData>();
  const { moment } = useSlotFormats();
  return (
    <form method="post" className="desk-form" aria-labelledby="move">
      <h2 id="move">{t('desk.viewing.move')}</h2>
      {times.length === 0 ? (
        <p>{t('desk.viewing.noTimes')}</p>
      ) : (
        <>
          <input type="hidden" name="id" value={viewing.id} />
          <input type="hidden" name="sequence" value={viewing.sequence} />
          <label className="field">
            {t('desk.viewing.newTime')}
            <select name="startsAt">
              {times.map((startsAt) => (
                <option key={startsAt} value={startsAt}>
                  {moment(startsAt)}
                </option>
              ))}
            </select>
          </label>
          <Button type="submit" name="intent" value="move">
            {t('desk.viewing.moveButton')}
          </Button>
        </>
      )}
    </form>
  );
}

function MissedForm({ id }: { id: string }) {
  const t = useMessages();
  return (
    <form method="post" className="desk-form">
      <input type="hidden" name="id" value={id} />
      <Button type="submit" look="quiet" name="intent" value="missed">
        {t('desk.viewing.reportMissed')}
      </Button>
    </form>
  );
}

function DeclineForm({ viewing: { id, sequence } }: { viewing: DeskViewingFragment }) {
  const t = useMessages();
  const rejected = useActionData<RejectedChange>();
  return (
    <form method="post" className="desk-form" aria-labelledby="decline">
      <h2 id="decline">{t('desk.viewing.decline')}</h2>
      <p>{t('desk.viewing.declineText')}</p>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="sequence" value={sequence} />
      <label className="field">
        {t('desk.viewing.note')}
        <textarea name="note" rows={3} defaultValue={rejected?.values.note ?? ''} />
      </label>
      <Button type="submit" look="quiet" name="intent" value="decline">
        {t('desk.viewing.declineButton')}
      </Button>
    </form>
  );
}
