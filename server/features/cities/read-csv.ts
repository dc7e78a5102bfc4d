import { readFile } from 'node:fs/promises';

/** Reads a plain CSV file (without quoting) as records keyed by its header; throws on an invalid row. */
export async function readCsv<Column extends string>(
  file: string,
  columns: readonly Column[],
): Promise<Record<Column, string>[]> {
  const [head = '', ...lines] = (await readFile(file, 'utf8')).trimEnd().split(/\r?\n/);
  const names = head.split(',');
  for (const column of columns) {
    if (!names.includes(column)) throw new Error(`${file}: no column ${column}`);
  }
  return lines.map((line, index) => {
    const values = line.split(',');
    if (values.length !== names.length) throw new Error(`${file}:${index + 2}: ${values.length} fields`);
    return Object.fromEntries(names.map((name, at) => [name, values[at]])) as Record<Column, string>;
  });
}
