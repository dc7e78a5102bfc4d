/** Belgian spreadsheets read a comma as the decimal sign. */
const SEPARATOR = ';';
/** Spreadsheets take a cell that begins so for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** Returns a table as semicolon-separated values for spreadsheets, with a byte order mark. No cell is a formula. */
export function writeCsv(table: readonly (readonly string[])[]): string {
  const lines = table.map((row) => row.map(presentCell).join(SEPARATOR));
  return `\ufeff${lines.join('\r\n')}\r\n`;
}

function presentCell(cell: string): string {
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
