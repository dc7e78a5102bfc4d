import { data, type LoaderFunctionArgs, type RouteObject, useActionData, useLoaderData } from 'react-router';
import { addDays, dayInBrussels, parseDay } from '../../../shared/days.ts';
import { useDayFormats } from '../../features/holiday/stay/use-day-formats.ts';
import { useMessages } from '../../intl/use-messages.ts';
import { Button } from '../../ui/button/button.tsx';
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
import {
  BlockNightsDocument,
  DeskUnitDocument,
  type DeskUnitQuery,
  FreeNightsDocument,
} from './generated/nights.generated.ts';
import { MONTHS, NightsCalendar } from './nights-calendar.tsx';

/** The nights of a rental unit, with forms that block and free them. */
export const unitRoute: RouteObject = {
  id: 'unit',
  path: 'units/:id',
  loader: load,
  action: createChangeAction({
    block: mutationChange(BlockNightsDocument, 'blockNights', (form) => {
      const [from, until] = [parseDay(textOf(form, 'from')), parseDay(textOf(form, 'until'))];
      return from && until ? { unitId: fieldOf(form, 'id'), from, until } : null;
    }),
    free: mutationChange(FreeNightsDocument, 'freeNights', (form) => ({ id: fieldOf(form, 'id') })),
  }),
  Component: UnitPage,
};

export type TakenNights = NonNullable<DeskUnitQuery['nightsOfUnit']>[number];

interface LoaderData {
  unit: { id: string | number; name: string };
  /** The first day of the first month. */
  from: string;
  today: string;
  taken: readonly TakenNights[];
}

async function load({ params, request, context }: LoaderFunctionArgs): Promise<LoaderData> {
  const { run, now, locale } = deskOf(context);
  const today = dayInBrussels(now);
  const month = parseDay(`${new URL(request.url).searchParams.get('month')}-01`);
  const from = month ?? `${today.slice(0, 7)}-01`;
  const { nightsOfUnit, rentalUnit } = await run(DeskUnitDocument, { id: params.id ?? '', from, locale });
  if (!nightsOfUnit || !rentalUnit) throw data(null, { status: 404 });
  return { unit: rentalUnit, from, today, taken: nightsOfUnit };
}

function UnitPage() {
  const t = useMessages();
  const { unit, from, taken } = useLoaderData<LoaderData>();
  const monthAt = (months: number) => shiftMonth(from, months);
  return (
    <div className="desk-page" data-live>
      <DeskHead title={unit.name}>
        <nav className="desk-days" aria-label={t('desk.unit.months')}>
          <a href={`/desk/units/${unit.id}?month=${monthAt(-MONTHS)}`}>{t('desk.unit.before')}</a>
          <a href={`/desk/units/${unit.id}?month=${monthAt(MONTHS)}`}>{t('desk.unit.after')}</a>
        </nav>
      </DeskHead>
      <ChangeOutcome done={{ block: 'desk.unit.blocked', free: 'desk.unit.freed' }} />
      <NightsCalendar from={from} taken={taken} />
      <TakenList taken={taken} />
      <BlockForm />
    </div>
  );
}

/** The month (`YYYY-MM`) some months after that of a day. */
function shiftMonth(day: string, months: number): string {
  const date = new Date(`${day.slice(0, 7)}-15T12:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 7);
}

function TakenList({ taken }: { taken: readonly TakenNights[] }) {
  const t = useMessages();
  const { period } = useDayFormats();
  const own = taken.filter(({ id }) => id !== null && id !== undefined);
  if (own.length === 0) return null;
  return (
    <ul className="desk-list">
      {own.map(({ id, takenBy, ...nights }) => (
        <li key={id} className="desk-row">
          <span>
            {takenBy === 'STAY' ? <a href={`/desk/stays/${id}`}>{period(nights)}</a> : period(nights)}
            {' · '}
            <span className="desk-soft">{t(`desk.unit.taken.${takenBy}`)}</span>
          </span>
          {takenBy === 'BLOCKED' && (
            <form method="post">
              <input type="hidden" name="id" value={id ?? ''} />
              <Button type="submit" look="text" name="intent" value="free">
                {t('desk.busy.free')}
              </Button>
            </form>
          )}
        </li>
      ))}
    </ul>
  );
}

function BlockForm() {
  const t = useMessages();
  const { unit, today } = useLoaderData<LoaderData>();
  const values = useActionData<RejectedChange>()?.values ?? {};
  return (
    <form method="post" className="desk-form" aria-labelledby="block">
      <h2 id="block">{t('desk.unit.block')}</h2>
      <input type="hidden" name="id" value={unit.id} />
      <div className="desk-fields">
        <label className="field">
          {t('desk.unit.from')}
          <input type="date" name="from" defaultValue={values.from ?? today} required />
        </label>
        <label className="field">
          {t('desk.unit.until')}
          <input type="date" name="until" defaultValue={values.until ?? addDays(today, 7)} required />
        </label>
      </div>
      <p className="hint">{t('desk.unit.hint')}</p>
      <Button type="submit" name="intent" value="block">
        {t('desk.unit.blockButton')}
      </Button>
    </form>
  );
}
