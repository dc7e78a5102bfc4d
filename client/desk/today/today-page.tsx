import { type LoaderFunctionArgs, type RouteObject, useLoaderData } from 'react-router';
import { addDays, dayInBrussels, parseDay } from '../../../shared/days.ts';
import { useSlotFormats } from '../../features/appointments/agenda/use-slot-formats.ts';
import { useMessages } from '../../intl/use-messages.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { createChangeAction } from '../change-action.ts';
import { deskOf, useDesk } from '../desk-context.ts';
import { ChangeOutcome } from '../frame/change-outcome.tsx';
import { DeskHead } from '../frame/desk-head.tsx';
import { Attention, useAttentionItems } from './attention.tsx';
import { BusySection, busyChanges } from './busy-section.tsx';
import {
  ManagerAttentionDocument,
  type ManagerAttentionQuery,
} from './generated/manager-attention.generated.ts';
import { TodayDocument, type TodayQuery } from './generated/today.generated.ts';
import { ViewingCard } from './viewing-card.tsx';

/** The first page of the desk: the viewings of a day, by default of today. */
export const todayRoute: RouteObject = {
  id: 'today',
  index: true,
  loader: load,
  action: createChangeAction(busyChanges),
  Component: TodayPage,
};

interface LoaderData {
  date: string;
  today: string;
  ofDay: TodayQuery;
  /** Null: the employee is no manager, or the page shows another day. */
  ofManager: ManagerAttentionQuery | null;
}

async function load({ request, context }: LoaderFunctionArgs): Promise<LoaderData> {
  const { run, role, now } = deskOf(context);
  const today = dayInBrussels(now);
  const date = parseDay(new URL(request.url).searchParams.get('day')) ?? today;
  const isForManager = date === today && role === 'MANAGER';
  const [ofDay, ofManager] = await Promise.all([
    run(TodayDocument, { date }),
    isForManager ? run(ManagerAttentionDocument, {}) : null,
  ]);
  return { date, today, ofDay, ofManager };
}

function TodayPage() {
  const t = useMessages();
  const { employee } = useDesk();
  const { date, today, ofDay, ofManager } = useLoaderData<LoaderData>();
  const { viewingsOfDay: viewings, busyTimesOfDay, viewingHosts } = ofDay;
  const { day } = useSlotFormats();
  const attentionItems = useAttentionItems();
  const title = date === today ? t('desk.today.title', { day: day(date) }) : day(date);
  return (
    <div className="desk-page" data-live>
      <DeskHead title={title}>
        <DayLinks date={date} today={today} />
      </DeskHead>
      <ChangeOutcome
        done={{
          block: 'desk.busy.blocked',
          blockDay: 'desk.busy.blocked',
          free: 'desk.busy.freed',
        }}
      />
      {employee?.hasScope === false && <p className="alert">{t('desk.noScope')}</p>}
      {date === today && <Attention items={attentionItems(ofDay, ofManager)} />}
      <section aria-labelledby="viewings">
        <h2 id="viewings">{t('desk.today.viewings', { count: viewings.length })}</h2>
        <p>
          <ButtonLink href="/desk/viewings/new" look="quiet">
            {t('desk.telephone.title')}
          </ButtonLink>
        </p>
        {viewings.length === 0 ? <p>{t('desk.today.noViewings')}</p> : <Hosts viewings={viewings} />}
      </section>
      <BusySection date={date} times={busyTimesOfDay} hosts={viewingHosts} />
    </div>
  );
}

function DayLinks({ date, today }: { date: string; today: string }) {
  const t = useMessages();
  return (
    <nav className="desk-days" aria-label={t('desk.today.days')}>
      <a href={`/desk?day=${addDays(date, -1)}`}>{t('desk.today.before')}</a>
      {date !== today && <a href="/desk">{t('desk.today.today')}</a>}
      <a href={`/desk?day=${addDays(date, 1)}`}>{t('desk.today.after')}</a>
    </nav>
  );
}

/** The viewings by host; without headings when all have the same one. */
function Hosts({ viewings }: { viewings: TodayQuery['viewingsOfDay'] }) {
  const hosts = [...new Set(viewings.map(({ hostName }) => hostName))];
  return hosts.map((host) => (
    <div key={host}>
      {hosts.length > 1 && <h3>{host}</h3>}
      <ol className="desk-list">
        {viewings
          .filter(({ hostName }) => hostName === host)
          .map((viewing) => (
            <ViewingCard key={viewing.id} viewing={viewing} />
          ))}
      </ol>
    </div>
  ));
}
