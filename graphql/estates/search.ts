import { CRITERIA, type EstateCriteria } from '../../shared/estates/criteria.ts';
import { epcLabelOf } from '../../shared/estates/epc-label.ts';
import {
  EPC_LABELS,
  type EstateSubType,
  type EstateType,
  SUB_TYPES_BY_TYPE,
} from '../../shared/estates/vocabulary.ts';
import type { Locale } from '../../shared/locales.ts';
import type { CityDirectory } from '../cities/ports.ts';
import { resolveCities } from '../cities/resolve-cities.ts';
import { inputError } from '../errors.ts';
import type { EstateFilter } from '../generated/resolvers.ts';
import { toCents } from '../listings/to-cents.ts';
import { omitNullish } from '../omit-nullish.ts';
import { parseId } from '../parse-id.ts';
import { resolveAreas } from './areas/areas.ts';
import { withCurrentNames } from './former-names.ts';
import type { EstateSearch, ResolvedCriteria } from './ports.ts';

/**
 * Resolves a filter to the criteria that the store compares. Absent and empty lists mean no restriction.
 * @throws an input error when a list is longer than the schema allows, or a place is unknown and the filter rejects it.
 */
export function toEstateSearch(
  filter: EstateFilter | null | undefined,
  locale: Locale,
  cities: CityDirectory,
): EstateSearch {
  const {
    cities: slugs,
    areas = [],
    unknownPlaces = 'REJECT',
    agent,
    worstEpcLabel: label,
    ...plain
  } = withoutEmpty(filter ?? {});
  const { minPrice, maxPrice, text } = plain;
  const criteria = omitNullish<ResolvedCriteria>({
    ...plain,
    ...completeTypes(plain.types ?? [], plain.subTypes ?? []),
    agent: agent === undefined ? undefined : readAgent(agent),
    cities: resolveCities({ cities: slugs, unknownPlaces }, cities),
    areas: resolveAreas(areas, cities, unknownPlaces),
    minPrice: toCents(minPrice),
    maxPrice: toCents(maxPrice),
    worstEpcLabel: label && EPC_LABELS.indexOf(epcLabelOf(label)),
    text: readText(text ?? ''),
  });
  return { locale, criteria };
}

function readAgent(id: string | number): number {
  const agent = parseId(id);
  if (agent === null) throw inputError('filter.agent', 'must be the id of an agent, such as "1"');
  return agent;
}

/** Slicing can cut a surrogate pair in half, and PostgreSQL rejects a lone surrogate in JSON. */
function readText(typed: string): string | undefined {
  const text = typed.replace(/\p{Cc}+/gu, ' ').trim();
  return text.slice(0, CRITERIA.text.maxLength).toWellFormed() || undefined;
}

/** Completes types and subtypes: a type without a listed subtype matches all its subtypes. */
export function completeTypes(
  types: readonly EstateType[],
  subTypes: readonly EstateSubType[],
): { types: EstateType[]; subTypes: EstateSubType[] } | undefined {
  if (types.length === 0 && subTypes.length === 0) return undefined;
  const subTypeSet = new Set<EstateSubType>();
  const typeSet = new Set<EstateType>();
  for (const [type, own] of Object.entries(SUB_TYPES_BY_TYPE) as [EstateType, readonly EstateSubType[]][]) {
    const named = own.filter((subType) => subTypes.includes(subType));
    const selected = named.length > 0 ? named : types.includes(type) ? own : [];
    for (const subType of selected) subTypeSet.add(subType);
    if (selected.length > 0) typeSet.add(type);
  }
  return { types: [...typeSet], subTypes: [...subTypeSet] };
}

/** Reverses `completeTypes`: a type stands for all its subtypes, and subtypes stand without their type. */
export function chosenTypes({ types = [], subTypes = [] }: Pick<EstateCriteria, 'types' | 'subTypes'>) {
  const whole = types.filter((type) =>
    SUB_TYPES_BY_TYPE[type].every((subType) => subTypes.includes(subType)),
  );
  const covered: readonly EstateSubType[] = whole.flatMap((type) => SUB_TYPES_BY_TYPE[type]);
  const others = subTypes.filter((subType) => !covered.includes(subType));
  return {
    ...(whole.length > 0 ? { types: whole } : {}),
    ...(others.length > 0 ? { subTypes: others } : {}),
  };
}

/** What only the API has, and no stored search. */
type OfRequest = { [Name in 'agent' | 'changedSince' | 'unknownPlaces']?: NonNullable<EstateFilter[Name]> };

function withoutEmpty(filter: EstateFilter): EstateCriteria & OfRequest {
  const isEmpty = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(withCurrentNames(filter)).filter(([, value]) => !isEmpty(value)));
}
