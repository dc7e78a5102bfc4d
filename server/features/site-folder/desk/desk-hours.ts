/** Opening hours and closed days that employees write. */
import { type Kysely, sql } from 'kysely';
import type { DeskHours, DeskOpeningHours, HoursForm } from '../../../../graphql/desk/site/ports.ts';
import { faultOf } from '../../../../graphql/submissions/fault-of.ts';
import { MAX_CLOSED_PERIODS } from '../../../../shared/desk/site.ts';
import { OPENING_TIME, type OpeningSpan } from '../../../../shared/offices/opening-hours.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { ALL_OFFICES, HOURS_FILE, type HoursEntry } from '../hours-file.ts';
import { changeTable, readSite, writeSite } from './desk-write.ts';
import type { DeskSiteDependencies } from './site-dependencies.ts';

const MAX_SPANS = 28;

export function createDeskOpeningHours(dependencies: DeskSiteDependencies): DeskOpeningHours {
  return {
    async list(officeId) {
      const { site, version } = await readSite(dependencies, [HOURS_FILE]);
      const { hours } = site;
      const offices = await listOffices(dependencies.db, officeId);
      const all: DeskHours = {
        id: null,
        name: null,
        hoursOfFeed: [],
        ...toForm(hours.get(ALL_OFFICES)),
        version,
      };
      const own = offices.map(
        ({ reference, ...office }): DeskHours => ({ ...office, ...toForm(hours.get(reference)), version }),
      );
      return officeId === null ? [all, ...own] : own;
    },
    save: (officeId, form, change) =>
      writeSite(dependencies, { ...change, names: [HOURS_FILE] }, async (trx, site) => {
        const fault = findFault(form);
        if (fault) return fault;
        const [office] = officeId === null ? [] : await listOffices(trx, officeId);
        if (officeId !== null && !office) return faultOf('id', 'notYours');
        const { openingHours, closedDays } = form;
        const isEmpty = openingHours === null && closedDays.length === 0;
        const entry = { ...(openingHours && { openingHours }), closed: closedDays };
        const key = office?.reference ?? ALL_OFFICES;
        return changeTable(trx, { name: HOURS_FILE, site }, { [key]: isEmpty ? null : entry });
      }),
  };
}

const listOffices = async (db: Kysely<Database>, officeId: number | null) =>
  (await db
    .selectFrom('office')
    .select(['id', 'reference', 'name', 'opening_hours as hoursOfFeed'])
    .$if(officeId !== null, (query) => query.where('id', '=', officeId as number))
    .orderBy(sql`name collate "und-x-icu"`)
    .orderBy('id')
    .limit(100)
    .execute()) as unknown as { id: number; reference: string; name: string; hoursOfFeed: OpeningSpan[] }[];

const toForm = (entry: HoursEntry | undefined): HoursForm => ({
  openingHours: entry?.openingHours ?? null,
  closedDays: entry?.closed ?? [],
});

const isSpan = ({ weekday, opens, closes }: OpeningSpan) =>
  weekday >= 1 && weekday <= 7 && [opens, closes].every((time) => OPENING_TIME.test(time)) && opens < closes;

function findFault({ openingHours, closedDays }: HoursForm) {
  const spans = openingHours ?? [];
  if (spans.length > MAX_SPANS || !spans.every(isSpan)) return faultOf('openingHours', 'openingHours');
  if (closedDays.some(({ from, until }) => until < from)) return faultOf('closedDays', 'periodOrder');
  return closedDays.length > MAX_CLOSED_PERIODS ? faultOf('closedDays', 'tooManyPeriods') : null;
}
