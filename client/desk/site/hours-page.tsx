import { data, type LoaderFunctionArgs, type RouteObject, useActionData, useLoaderData } from 'react-router';
import { useMessages } from '../../intl/use-messages.ts';
import { Button } from '../../ui/button/button.tsx';
import { createChangeAction, mutationChange, type RejectedChange } from '../change-action.ts';
import { deskOf } from '../desk-context.ts';
import { ChangeOutcome } from '../frame/change-outcome.tsx';
import { DeskHead } from '../frame/desk-head.tsx';
import { ClosedDaysFields } from './closed-days-fields.tsx';
import {
  HoursAtDeskDocument,
  type HoursAtDeskQuery,
  SaveOpeningHoursDocument,
} from './generated/hours.generated.ts';
import { readHoursForm } from './hours-form.ts';
import { WeekFields } from './week-fields.tsx';

export type DeskHours = HoursAtDeskQuery['deskOpeningHours'][number];

/** The offices whose hours an employee may change. */
export const hoursListRoute: RouteObject = {
  id: 'hours-list',
  path: 'site/hours',
  loader: ({ context }: LoaderFunctionArgs) => loadAll(context),
  Component: HoursListPage,
};

/** The hours of an office, or the closed days of all (`all`). */
export const hoursRoute: RouteObject = {
  id: 'hours',
  path: 'site/hours/:id',
  loader: load,
  action: createChangeAction({
    save: mutationChange(SaveOpeningHoursDocument, 'saveOpeningHours', readHoursForm),
  }),
  Component: HoursPage,
};

const idOf = ({ id }: Pick<DeskHours, 'id'>) => String(id ?? 'all');

async function loadAll(context: LoaderFunctionArgs['context']): Promise<DeskHours[]> {
  return [...(await deskOf(context).run(HoursAtDeskDocument, {})).deskOpeningHours];
}

async function load({ params, context }: LoaderFunctionArgs): Promise<DeskHours> {
  const hours = (await loadAll(context)).find((each) => idOf(each) === params.id);
  if (!hours) throw data(null, { status: 404 });
  return hours;
}

function HoursListPage() {
  const t = useMessages();
  const offices = useLoaderData<DeskHours[]>();
  return (
    <div className="desk-page">
      <DeskHead title={t('desk.site.hours')}>
        <a href="/desk/site">{t('desk.site.back')}</a>
      </DeskHead>
      {offices.length === 0 && <p>{t('desk.noScope')}</p>}
      <ul className="desk-list">
        {offices.map((office) => (
          <li key={idOf(office)} className="desk-row">
            <a href={`/desk/site/hours/${idOf(office)}`}>{office.name ?? t('desk.hours.all')}</a>
            <span className="desk-soft">
              {office.id !== null && t(office.openingHours ? 'desk.hours.own' : 'desk.hours.ofFeed')}
              {office.closedDays.length > 0 &&
                ` ${t('desk.hours.closedCount', { count: office.closedDays.length })}`}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function HoursPage() {
  const t = useMessages();
  const office = useLoaderData<DeskHours>();
  const typed = useActionData<RejectedChange>()?.values;
  return (
    <div className="desk-page">
      <DeskHead title={office.name ?? t('desk.hours.all')}>
        <a href="/desk/site/hours">{t('desk.site.hours')}</a>
      </DeskHead>
      <ChangeOutcome done={{ save: 'desk.hours.saved' }} />
      <form method="post" className="desk-form">
        <input type="hidden" name="id" value={office.id ?? ''} />
        <input type="hidden" name="version" value={typed?.version ?? office.version} />
        {office.id !== null && <WeekFields office={office} typed={typed} />}
        <ClosedDaysFields office={office} typed={typed} />
        <Button type="submit" name="intent" value="save">
          {t('desk.hours.save')}
        </Button>
      </form>
    </div>
  );
}
