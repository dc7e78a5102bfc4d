/** The list `details` of a Whise estate: one entry a characteristic, found by its id. */
import type { EstateLineInput } from '../../estate-line.ts';
import { compact, summonsFields } from '../estate-parts.ts';
import type { JsonValues } from '../json/json-values.ts';

/** The values of `enum.id` by the id of the detail. */
export const HEATING_KINDS = { 638: 'INDIVIDUAL' } as const;
export const HEATING_FUELS = { 659: 'GAS', 662: 'ELECTRICITY' } as const;
export const KITCHENS = { 686: 'HYPER_EQUIPPED', 689: 'HYPER_EQUIPPED' } as const;
export const DESTINATIONS = {
  1: 'AGRICULTURAL',
  /** Economic activity. */
  2: 'INDUSTRIAL',
  5: 'FOREST',
  6: 'INDUSTRIAL',
  /** Leisure during the day; with stays. */
  7: 'RECREATION',
  8: 'RECREATION',
  9: 'MIXED',
  10: 'NATURE',
  /** Residential; of cultural or scenic value; residential park. */
  12: 'RESIDENTIAL',
  13: 'RESIDENTIAL',
  14: 'RESIDENTIAL',
  15: 'RESIDENTIAL_EXPANSION',
  /** Nature reserve. */
  17: 'NATURE',
  /** Of scenic value. */
  18: 'AGRICULTURAL',
  /** For small businesses. */
  19: 'INDUSTRIAL',
  999: 'RESIDENTIAL_RURAL',
} as const;
export const SUMMONS = {
  1832: 'SUMMONS',
  1833: 'COURT_ORDER',
  1834: 'ADMINISTRATIVE_ORDER',
  1835: 'PENALTY_ORDER',
  1836: 'SETTLEMENT',
  1837: 'NONE',
} as const;

export class Details {
  private readonly entries = new Map<string, JsonValues>();
  private readonly readIds = new Set<string>();

  constructor(values: JsonValues) {
    for (const entry of values.objects('details')) {
      const id = entry.text('id');
      if (id) this.entries.set(id, entry);
    }
  }

  number(id: number): number | undefined {
    return this.find(id)?.quantity('value');
  }

  count(id: number): number | undefined {
    return this.find(id)?.count('value');
  }

  year(id: number): number | undefined {
    return this.count(id) || undefined;
  }

  text(id: number): string | undefined {
    return this.find(id)?.text('value');
  }

  flag(id: number): boolean | undefined {
    return this.find(id)?.flag('value');
  }

  entry<T>(id: number, table: Readonly<Record<string, T>>): T | undefined {
    return this.find(id)?.object('enum').entry('id', table);
  }

  /** Details have no private values, but ids are enough to know them. */
  countUnread(values: JsonValues): void {
    for (const id of this.entries.keys()) {
      if (!this.readIds.has(id)) values.unmapped.countField(`details.${id}`);
    }
  }

  private find(id: number): JsonValues | undefined {
    this.readIds.add(String(id));
    return this.entries.get(String(id));
  }
}

/** Sections of the estate line that come from details only. */
export function translateDetails(details: Details): Partial<EstateLineInput> {
  return {
    energy: compact({
      heatingKind: details.entry(53, HEATING_KINDS),
      heatingFuel: details.entry(1020, HEATING_FUELS),
      glazing: details.flag(461) ? ('DOUBLE' as const) : undefined,
    }),
    planning: translatePlanning(details),
    technical: compact({
      electricity: details.flag(757),
      gas: details.flag(1760),
      water: details.flag(1772),
      sewer: details.flag(724),
      intercom: details.flag(1763) ?? details.flag(1771),
    }),
  };
}

export function translatePlanning(details: Details): EstateLineInput['planning'] {
  return compact({
    permit: details.flag(808),
    subdivisionPermit: details.flag(812),
    preemption: details.flag(1734),
    destination: details.entry(1736, DESTINATIONS),
    ...summonsFields(details.entry(2712, SUMMONS)),
  });
}

/** The certificate's last day, written as month/day/year with a time. */
export function findLastDay(details: Details): string | undefined {
  const [, month, day, year] = /^(\d\d)\/(\d\d)\/(\d{4})\b/.exec(details.text(2776) ?? '') ?? [];
  return year && `${year}-${month}-${day}`;
}
