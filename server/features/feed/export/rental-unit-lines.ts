import { dayInBrussels } from '../../../../shared/days.ts';
import { mergePeriods, type Period } from '../../../../shared/holiday/periods.ts';
import { type Season, weekCents } from '../../../../shared/holiday/price.ts';
import type { RentalUnitLineInput } from '../rental-unit-line.ts';
import type { ExportContext } from './export-context.ts';
import { listingFields } from './listing-line.ts';
import { findPublicFiles, type PublicFiles, sourcesOf } from './public-files.ts';
import type { UnitRow } from './store/rows.ts';

/** Units with their current and future seasons and taken nights; a unit without such a season is left out. */
export async function rentalUnitLines(
  rows: readonly UnitRow[],
  context: ExportContext,
): Promise<RentalUnitLineInput[]> {
  const { rentalUnits } = context.ports;
  const ids = rows.map(({ id }) => id);
  const today = dayInBrussels(context.now);
  const isOver = ({ until }: Period) => until <= today;
  const [seasons, taken, files] = await Promise.all([
    rentalUnits.listSeasons(ids),
    rentalUnits.listUnavailable(ids),
    findPublicFiles(sourcesOf(rows), context),
  ]);
  return rows.flatMap((row) => {
    const own = <P extends Period & { unitId: number }>(periods: readonly P[]) =>
      periods.filter((period) => period.unitId === row.id && !isOver(period));
    const calendar = { seasons: own(seasons), unavailable: own(taken) };
    return calendar.seasons.length > 0 ? [unitLine(row, calendar, files, context)] : [];
  });
}

function unitLine(
  row: UnitRow,
  { seasons, unavailable }: { seasons: readonly Season[]; unavailable: readonly Period[] },
  files: PublicFiles,
  context: ExportContext,
): RentalUnitLineInput {
  const { name, persons, bedrooms, bathrooms, allowsPets, facilities } = row;
  return Object.assign(
    { kind: 'rentalUnit' as const },
    listingFields(row, files, context),
    { transaction: 'RENT' as const, name, persons, bedrooms, bathrooms, pets: allowsPets, facilities },
    {
      seasons: seasons.map(seasonOf),
      unavailable: mergePeriods(unavailable).map(({ from, until }) => ({ from, until })),
    },
  );
}

function seasonOf(season: Season): RentalUnitLineInput['seasons'][number] {
  const { from, until, pricePerNightCents, arrivalDays, minNights } = season;
  return {
    from,
    until,
    pricePerNight: pricePerNightCents / 100,
    pricePerWeek: weekCents(season) / 100,
    arrivalDays: [...arrivalDays],
    minNights,
  };
}
