/** Reads single files of a site folder, each within its limit. */
import * as v from 'valibot';
import type { Faults } from '../faults.ts';
import type { ListedFile } from './list-files.ts';

/** Texts, tables and drawings, in bytes. */
export const MAX_TEXT_BYTES = 200_000;

/** Reads a text in UTF-8 with plain line ends; null and a fault when it is too large or wrongly encoded. */
export async function readText(
  file: ListedFile,
  faults: Faults,
  maxBytes = MAX_TEXT_BYTES,
): Promise<string | null> {
  const bytes = await readBytes(file, maxBytes, faults);
  if (!bytes) return null;
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes).replaceAll(/\r\n?/g, '\n');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: texts have none but tabs and line ends
    if (!/[\u0000-\u0008\u000b-\u001f]/.test(text)) return text;
    faults.add(file.name, 'has control characters');
  } catch {
    faults.add(file.name, 'is not encoded in UTF-8');
  }
  return null;
}

/**
 * Reads bytes; null and a fault when there are more than `maxBytes`.
 * @throws when the database does not answer.
 */
export async function readBytes(
  { name, size, read }: ListedFile,
  maxBytes: number,
  faults: Faults,
): Promise<Buffer | null> {
  if (size > maxBytes) {
    faults.add(name, `has ${present(size)}, more than ${present(maxBytes)}`);
    return null;
  }
  try {
    return await read();
  } catch (error) {
    const { syscall, code } = error as NodeJS.ErrnoException;
    // Of the database: it is not the file that is wrong.
    if (syscall !== 'read' && syscall !== 'open') throw error;
    faults.add(name, `cannot be read (${code})`);
    return null;
  }
}

const present = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${Number((bytes / 1_000_000).toFixed(1))} MB`;

/** Reads JSON of a schema; null and a fault for each wrong field. */
export async function readJson<T extends v.GenericSchema>(
  file: ListedFile,
  schema: T,
  faults: Faults,
): Promise<v.InferOutput<T> | null> {
  const text = await readText(file, faults);
  if (text === null) return null;
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch (error) {
    faults.add(file.name, `is no JSON: ${(error as Error).message}`);
    return null;
  }
  return parseFields(read, schema, { name: file.name, faults });
}

/** Parses fields of a schema; null and a fault for each wrong one. */
export function parseFields<T extends v.GenericSchema>(
  read: unknown,
  schema: T,
  { name, faults }: { name: string; faults: Faults },
): v.InferOutput<T> | null {
  const parsed = v.safeParse(schema, read);
  if (parsed.success) return parsed.output;
  for (const issue of parsed.issues) {
    faults.add(name, describe(issue, v.getDotPath(issue)));
  }
  return null;
}

function describe({ type, expected, received, message }: v.BaseIssue<unknown>, field: string | null): string {
  if (type === 'strict_object' && expected === 'never') return `has no field ${field}`;
  if (field === null) return message;
  return received === 'undefined' ? `${field} is missing` : `${field} ${message}`;
}
