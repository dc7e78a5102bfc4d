/** Searches stored in columns named after the criteria. */
import type { Insertable, Selectable } from 'kysely';
import type { ResolvedCriteria } from '../../../../graphql/estates/ports.ts';
import type { ShownCriteria } from '../../../../graphql/subscriptions/ports.ts';
import { omitMomentary } from '../../../../shared/estates/criteria.ts';
import { EXTRAS } from '../../../../shared/estates/vocabulary.ts';
import { fromPlane } from '../../../../shared/geography/plane.ts';
import type { Bounds } from '../../../../shared/listings/criteria.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { readAreaIds } from '../../estates/areas-literal.ts';
import { criteriaByColumn, STORED_COLUMNS, type StoredName } from '../../estates/conditions.ts';

type Row = Selectable<Database['subscribed_search']>;
type Columns = Pick<Insertable<Database['subscribed_search']>, 'transaction'>;

/** The columns of a search; null means no restriction. */
export function searchColumns(criteria: ResolvedCriteria): Columns {
  const nothing = Object.values(STORED_COLUMNS).map((column) => [column, null]);
  const columns = criteriaByColumn(omitMomentary(criteria)).map(([name, value]) => [
    STORED_COLUMNS[name as StoredName],
    value,
  ]);
  return Object.fromEntries([...nothing, ...columns]);
}

/** Parses the columns of a search; of areas only the ids, without shapes. */
export function criteriaOf(row: Row): ShownCriteria {
  const values = Object.entries(STORED_COLUMNS).map(([name, column]) => [name, row[column as keyof Row]]);
  const stored = Object.fromEntries(values.filter(([, value]) => value !== null)) as Record<string, unknown>;
  const extras = EXTRAS.filter((extra) => extra in stored);
  const others = Object.entries(stored).filter(([name]) => !extras.some((extra) => extra === name));
  return {
    ...(Object.fromEntries(others) as ShownCriteria),
    ...(extras.length > 0
      ? { extras: extras.map((extra) => ({ extra, present: stored[extra] === true })) }
      : {}),
    ...(row.areas ? { areas: { ids: readAreaIds(row.areas) } } : {}),
    ...(row.bounds ? { bounds: readBox(row.bounds) } : {}),
  };
}

/** Parses PostgreSQL's box format, which has the upper right corner first. */
function readBox(box: string): Bounds {
  const [right = 0, top = 0, left = 0, bottom = 0] = box.match(/-?[\d.]+(?:e[+-]?\d+)?/g)?.map(Number) ?? [];
  const [low, high] = [fromPlane({ x: left, y: bottom }), fromPlane({ x: right, y: top })];
  return { south: low.latitude, west: low.longitude, north: high.latitude, east: high.longitude };
}
