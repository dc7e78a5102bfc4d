/** Filters, order and comparison of the table of a project's entities, stored in the query string. */
import { parseInteger } from '../typed-numbers.ts';

/** The sortable columns, in display order. */
export const ENTITY_COLUMNS = [
  'reference',
  'number',
  'type',
  'floor',
  'bedrooms',
  'area',
  'livingArea',
  'plotArea',
  'terraceArea',
  'price',
  'status',
] as const;
export type EntityColumn = (typeof ENTITY_COLUMNS)[number];

export const MAX_COMPARED = 4;
const MAX_EUROS = 1_000_000_000;

/** Numeric parameters with their bounds, in the order of the query string. */
const NUMBERS = [
  ['bedrooms', 1, 100],
  ['minPrice', 1, MAX_EUROS],
  ['maxPrice', 1, MAX_EUROS],
  ['floor', -5, 100],
] as const;

export interface EntityView {
  sort?: EntityColumn;
  order: 'ASC' | 'DESC';
  onlyAvailable: boolean;
  /** The minimum number of bedrooms. */
  bedrooms?: number;
  /** Euros. */
  minPrice?: number;
  maxPrice?: number;
  floor?: number;
  /** Ids of the entities that are compared side by side. */
  compare: string[];
}

/** The fields of an entity that the table uses. */
export interface TableEntity {
  id: string;
  reference: string;
  number: string;
  subType: string;
  floor?: number | null;
  bedrooms?: number | null;
  area?: number | null;
  livingArea?: number | null;
  plotArea?: number | null;
  terraceArea?: number | null;
  price?: number | null;
  status: { id: number; code: string };
}

/** Parses the view of a query string; invalid values are ignored. */
export function parseEntityView(query: URLSearchParams): EntityView {
  const compared = (query.get('compare') ?? '').split('.').filter((id) => /^[1-9]\d{0,8}$/.test(id));
  const view: EntityView = {
    order: query.get('sortOrder') === 'DESC' ? 'DESC' : 'ASC',
    onlyAvailable: query.get('available') === 'yes',
    compare: [...new Set(compared)].slice(0, MAX_COMPARED),
  };
  for (const [name, min, max] of NUMBERS) {
    const value = parseInteger(query.get(name), min, max);
    if (value !== null) view[name] = value;
  }
  const sort = ENTITY_COLUMNS.find((column) => column === query.get('sortType'));
  if (sort) view.sort = sort;
  return view;
}

/** Formats a view as a query string without `?`, in a fixed order. */
export function formatEntityView(view: EntityView): string {
  const query = new URLSearchParams();
  if (view.onlyAvailable) query.set('available', 'yes');
  for (const [name] of NUMBERS) {
    if (view[name] !== undefined) query.set(name, String(view[name]));
  }
  if (view.sort) query.set('sortType', view.sort);
  if (view.sort && view.order === 'DESC') query.set('sortOrder', 'DESC');
  if (view.compare.length > 0) query.set('compare', view.compare.join('.'));
  return String(query);
}

/**
 * Filters and sorts the entities. Without a sort column, available ones come first. Missing values come last in both
 * directions; equal ones stay in the agency's order. `nameOf` returns the translated subtype to sort by.
 */
export function viewEntities<Entity extends TableEntity>(
  entities: readonly Entity[],
  view: EntityView,
  nameOf: (subType: Entity['subType']) => string,
): Entity[] {
  const shown = entities.filter((entity) => isShown(entity, view));
  const { sort } = view;
  if (!sort) return shown.toSorted((a, b) => availability(a) - availability(b));
  const sign = view.order === 'DESC' ? -1 : 1;
  return shown.toSorted((a, b) => {
    const [left, right] = [sortValue(a, sort, nameOf), sortValue(b, sort, nameOf)];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    return sign * compare(left, right);
  });
}

/** Sorts available entities first, then those with an option, then all others. */
function availability({ status }: TableEntity): number {
  return status.code === 'AVAILABLE' ? 0 : status.code === 'OPTION' ? 1 : 2;
}

function isShown(entity: TableEntity, view: EntityView): boolean {
  const { price, bedrooms, floor, status } = entity;
  if (view.onlyAvailable && status.code !== 'AVAILABLE') return false;
  if (view.bedrooms !== undefined && (bedrooms ?? 0) < view.bedrooms) return false;
  if (view.minPrice !== undefined && (price ?? -1) < view.minPrice) return false;
  if (view.maxPrice !== undefined && (price ?? Number.POSITIVE_INFINITY) > view.maxPrice) return false;
  return view.floor === undefined || floor === view.floor;
}

function sortValue<Entity extends TableEntity>(
  entity: Entity,
  column: EntityColumn,
  nameOf: (subType: Entity['subType']) => string,
): string | number | null {
  if (column === 'type') return nameOf(entity.subType);
  return column === 'status' ? entity.status.id : (entity[column] ?? null);
}

/** Created when first used. */
let words: Intl.Collator | undefined;

/** Compares numbers, or texts in natural order: 2 before 10, also in "A2" and "A10". */
function compare(left: string | number, right: string | number): number {
  if (typeof left === 'number' && typeof right === 'number') return left - right;
  words ??= new Intl.Collator('nl-BE', { numeric: true });
  return words.compare(String(left), String(right));
}
