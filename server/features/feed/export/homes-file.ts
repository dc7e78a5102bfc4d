import { FEED_FORMAT, FEED_VERSION, type FeedLineInput } from '../format.ts';
import { readBatches } from './batches.ts';
import { estateLines } from './estate-lines.ts';
import type { ExportContext } from './export-context.ts';
import { listPeople } from './people-lines.ts';
import { projectLines } from './project-lines.ts';
import { rentalUnitLines } from './rental-unit-lines.ts';

/** The maximum length of the agency's name in the header. */
const MAX_NAME_LENGTH = 80;

/** Yields the homes on offer in the site's own feed format, as pieces of text. */
export async function* writeHomesFile(context: ExportContext): AsyncGenerator<string> {
  const { store } = context;
  yield toText([headerOf(context), ...(await listPeople(context))]);
  for await (const rows of readBatches(store.listEstates)) yield toText(await estateLines(rows, context));
  for await (const rows of readBatches(store.listProjects)) yield toText(await projectLines(rows, context));
  for await (const rows of readBatches(store.listUnits)) yield toText(await rentalUnitLines(rows, context));
}

function headerOf({ agencyName, now }: ExportContext): object {
  return {
    format: FEED_FORMAT,
    version: FEED_VERSION,
    agency: agencyName.slice(0, MAX_NAME_LENGTH),
    createdAt: now.toISOString(),
  };
}

function toText(lines: readonly (FeedLineInput | object)[]): string {
  return lines.map((line) => `${JSON.stringify(line, omitNull)}\n`).join('');
}

function omitNull(_key: string, value: unknown): unknown {
  return value ?? undefined;
}
