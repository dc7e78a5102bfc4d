/** Parses the JSON entries of a backup. */
import * as v from 'valibot';
import { FORMAT } from '../snapshot.ts';

/** An SQL name as `quote_ident` writes it, with an optional schema: names become part of statements. */
const IDENTIFIER = '(?:[a-z_][a-z0-9_]*|"(?:[^"]|"")+")';
const sqlName = v.pipe(v.string(), v.regex(new RegExp(`^(?:jobs\\.)?${IDENTIFIER}$`)));
const columnName = v.pipe(v.string(), v.regex(new RegExp(`^${IDENTIFIER}$`)));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const digest = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

export const headerSchema = v.object({
  format: v.literal(FORMAT),
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
  postgres: v.string(),
  migrations: v.array(v.object({ name: v.string(), checksum: v.string() })),
  queues: v.nullable(count),
  tables: v.pipe(v.array(v.object({ table: sqlName, columns: v.array(columnName) })), v.minLength(1)),
});

const tableTotals = v.object({ rows: count, bytes: count, digest });

export const totalsSchema = v.object({
  tables: v.record(v.string(), tableTotals),
  sequences: v.array(
    v.object({ sequence: sqlName, value: v.pipe(v.string(), v.regex(/^-?\d+$/)), isCalled: v.boolean() }),
  ),
});

export const mediaTotalsSchema = v.nullable(v.object({ ...tableTotals.entries, missing: count }));

const anyFormat = v.object({ format: v.number() });

/** @throws Error that names the file and the part that is wrong. */
export function parseEntry<Schema extends v.GenericSchema>(
  file: string,
  schema: Schema,
  bytes: Buffer,
): v.InferOutput<Schema> {
  const value = parseJson(bytes);
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  const other = v.safeParse(anyFormat, value);
  if (other.success && other.output.format !== FORMAT) {
    throw new Error(
      `${file} has format ${other.output.format} of backups, and this program reads format ${FORMAT}: use the release that wrote the file, or a newer one.`,
    );
  }
  const [issue] = result.issues;
  throw new Error(
    `${file} is damaged, or no backup of a site: ${v.getDotPath(issue) ?? 'its content'} is wrong.`,
  );
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    return undefined;
  }
}
