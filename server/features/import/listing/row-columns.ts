/** The columns of listings and estates with their types; jsonb as JSON text. `sections`: see `listing-draft.ts`. */
export const ROW_COLUMNS = {
  reference: 'text',
  kind: 'text',
  transaction: 'text',
  status: 'text',
  published_at: 'timestamptz',
  updated_at: 'timestamptz',
  office_id: 'int',
  agent_id: 'int',
  city_id: 'int',
  street: 'text',
  number: 'text',
  box: 'text',
  latitude: 'float8',
  longitude: 'float8',
  is_address_hidden: 'boolean',
  price_cents: 'bigint',
  photos: 'jsonb',
  floor_plans: 'jsonb',
  documents: 'jsonb',
  video: 'text',
  virtual_tour: 'text',
  type: 'text',
  sub_type: 'text',
  bedrooms: 'smallint',
  living_area: 'float8',
  plot_area: 'float8',
  epc_label: 'text',
  epc_value: 'float8',
  sections: 'jsonb',
  agency_reference: 'text',
  terms: 'jsonb',
} as const;

export type Column = keyof typeof ROW_COLUMNS;

/** Columns of later releases. Null is not hashed, so that an upgrade changes no listing. */
const LATER_COLUMNS: readonly Column[] = ['agency_reference', 'terms'];

/** The values of a row by which it is compared with the stored one. */
export function comparedValues(values: readonly (string | null)[]): (string | null)[] {
  return values.filter((value, at) => value !== null || !LATER_COLUMNS.includes(COLUMN_NAMES[at] as Column));
}

export const COLUMN_NAMES = Object.keys(ROW_COLUMNS) as Column[];
/** The index of each column in `values`. */
export const COLUMN_POSITIONS: ReadonlyMap<string, number> = new Map(
  COLUMN_NAMES.map((name, at) => [name, at]),
);

/** Replaces columns of a row's values. */
export function withValues(
  values: readonly (string | null)[],
  columns: Record<string, string | number | null>,
): (string | null)[] {
  const replaced = [...values];
  for (const [column, value] of Object.entries(columns))
    replaced[COLUMN_POSITIONS.get(column) as number] = value === null ? null : String(value);
  return replaced;
}
