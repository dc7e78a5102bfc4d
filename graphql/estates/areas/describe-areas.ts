/** Names of the map areas of a search. */
import { formatArea, parseArea } from '../../../shared/geography/areas.ts';
import type { Locale } from '../../../shared/locales.ts';
import type { CityDirectory } from '../../cities/ports.ts';
import type { AreaKind } from '../../generated/resolvers.ts';
import { areaId } from './areas.ts';

interface ShownArea {
  id: string;
  kind: AreaKind;
  name: string | null;
  kilometres: number | null;
  /** The language of the name. */
  locale: Locale;
}

/** Null when the id is invalid, or its municipality or city is unknown. */
export function describeArea(id: string, locale: Locale, cities: CityDirectory): ShownArea | null {
  const area = parseArea(id);
  if (!area) return null;
  const shown = { id: areaId(area), kind: area.kind, name: null, kilometres: null, locale };
  if (area.kind === 'MUNICIPALITY')
    return cities.municipality(area.nis) && describeMunicipality(area.nis, locale, cities);
  if (area.kind !== 'CIRCLE') return shown;
  const { kilometres, around } = area;
  if (typeof around !== 'string') return { ...shown, kilometres };
  const city = cities.bySlug(around);
  return city && { ...shown, kilometres, name: city.names[locale] };
}

export function describeMunicipality(nis: number, locale: Locale, cities: CityDirectory): ShownArea {
  const name = cities.municipality(nis)?.names[locale] ?? null;
  return {
    id: formatArea({ kind: 'MUNICIPALITY', nis }),
    kind: 'MUNICIPALITY',
    name,
    kilometres: null,
    locale,
  };
}
