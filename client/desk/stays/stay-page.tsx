import { data, type LoaderFunctionArgs, type RouteObject, useActionData, useLoaderData } from 'react-router';
import { useDayFormats } from '../../features/holiday/stay/use-day-formats.ts';
import { useEuros } from '../../intl/use-euros.ts';
import { useMessages } from '../../intl/use-messages.ts';
import { Button } from '../../ui/button/button.tsx';
import { phoneHref } from '../../ui/phone-number.ts';
import {
  createChangeAction,
  fieldOf,
  mutationChange,
  type RejectedChange,
  textOf,
} from '../change-action.ts';
import { deskOf } from '../desk-context.ts';
import { ChangeOutcome } from '../frame/change-outcome.tsx';
import { DeskHead } from '../frame/desk-head.tsx';
import { AnswerStayDocument, DeskStayDocument, type StayFactsFragment } from './generated/stays.generated.ts';

const answer = (isAccepted: boolean) =>
  mutationChange(AnswerStayDocument, 'answerDeskStay', (form) => ({
    id: fieldOf(form, 'id'),
    isAccepted,
    note: textOf(form, 'note'),
  }));

/** One stay, with its answer. */
export const stayRoute: RouteObject = {
  id: 'stay',
  path: 'stays/:id',
  loader: load,
  action: createChangeAction({ accept: answer(true), decline: answer(false) }),
  Component: StayPage,
};

async function load({ params, context }: LoaderFunctionArgs): Promise<StayFactsFragment> {
  const { deskStay } = await deskOf(context).run(DeskStayDocument, { id: params.id ?? '' });
  if (!deskStay) throw data(null, { status: 404 });
  return deskStay;
}

function StayPage() {
  const t = useMessages();
  const { period } = useDayFormats();
  const { id, stay, partner } = useLoaderData<StayFactsFragment>();
  const { unit, status, isTaken, isArrivalPast } = stay;
  return (
    <div className="desk-page">
      <DeskHead title={t('desk.stay.title', { period: period(stay) })} />
      <ChangeOutcome done={{ accept: 'desk.stay.accepted', decline: 'desk.stay.declined' }} />
      <StayFacts stay={stay} partner={partner} />
      {status === 'REQUESTED' && <AnswerForm id={id} canAccept={!isTaken && !isArrivalPast} stay={stay} />}
      {unit && (
        <p>
          <a href={`/desk/units/${unit.id}`}>{t('desk.stay.calendar')}</a>
        </p>
      )}
    </div>
  );
}

function StayFacts({ stay, partner }: Pick<StayFactsFragment, 'stay' | 'partner'>) {
  const t = useMessages();
  const { exact } = useEuros();
  const { unit, status, nights, persons, withPets, total, email, phone, answer: note } = stay;
  return (
    <dl className="desk-facts">
      <dt>{t('desk.stay.state')}</dt>
      <dd>{t(`desk.stay.status.${status}`)}</dd>
      <dt>{t('desk.stay.unit')}</dt>
      <dd>{unit ? <a href={unit.path}>{unit.name}</a> : t('desk.listing.gone')}</dd>
      <dt>{t('desk.stay.guests')}</dt>
      <dd>
        {`${t('desk.stays.persons', { count: persons })}, ${t('desk.stay.nights', { count: nights })}`}
        {withPets && `, ${t('desk.stay.withPets')}`}
      </dd>
      <dt>{t('desk.stay.total')}</dt>
      <dd>{exact(total)}</dd>
      <dt>{t('desk.viewing.visitor')}</dt>
      <dd>
        {email ? <a href={`mailto:${email}`}>{email}</a> : t('desk.visitor.erased')}
        {phone && (
          <>
            {' · '}
            <a href={phoneHref(phone)}>{phone}</a>
          </>
        )}
      </dd>
      {partner && (
        <>
          <dt>{t('mail.lead.agency.partner')}</dt>
          <dd>{partner}</dd>
        </>
      )}
      {note && (
        <>
          <dt>{t('desk.stay.note')}</dt>
          <dd className="desk-text">{note}</dd>
        </>
      )}
    </dl>
  );
}

interface AnswerFormProps extends Pick<StayFactsFragment, 'id' | 'stay'> {
  canAccept: boolean;
}

function AnswerForm({ id, canAccept, stay: { isArrivalPast } }: AnswerFormProps) {
  const t = useMessages();
  const rejected = useActionData<RejectedChange>();
  return (
    <form method="post" className="desk-form" aria-labelledby="answer">
      <h2 id="answer">{t('desk.stay.answer')}</h2>
      {!canAccept && (
        <p className="desk-mark">{t(isArrivalPast ? 'desk.stay.arrivalPast' : 'desk.stays.taken')}</p>
      )}
      <input type="hidden" name="id" value={id} />
      <label className="field">
        {t('desk.stay.noteLabel')}
        <textarea name="note" rows={3} defaultValue={rejected?.values.note} />
      </label>
      <div className="desk-buttons">
        {canAccept && (
          <Button type="submit" name="intent" value="accept">
            {t('desk.stay.accept')}
          </Button>
        )}
        <Button type="submit" look="quiet" name="intent" value="decline">
          {t('desk.stay.decline')}
        </Button>
      </div>
    </form>
  );
}
