/**
 * Brings one line where it belongs: offices and agents to the database, listings and news to their batches,
 * faults to the report.
 */
import type { NewsLine } from '../feed/news-line.ts';
import type { AgentLine, OfficeLine } from '../feed/people-lines.ts';
import type { FeedItem, ReadLine } from './feed-reader.ts';
import type { ListingBatches } from './listing-batches.ts';
import type { ListingDraft } from './listing-draft.ts';
import { listingRow } from './listing-row.ts';
import type { NewsBatches } from './news-batches.ts';
import type { People } from './people.ts';
import type { Place, PlaceIndex } from './place-index.ts';
import type { References } from './references.ts';
import type { Tally } from './report.ts';
import type { RowHash } from './row-hash.ts';

export interface ImportState {
  places: PlaceIndex;
  people: People;
  batches: ListingBatches;
  news: NewsBatches;
  references: References;
  tally: Tally;
  rowHash: RowHash;
}

export async function takeLine(item: FeedItem, state: ImportState): Promise<void> {
  const { kind, reference } = 'line' in item ? item.line : item;
  const reasons = 'line' in item ? await takeRead(item.line, state) : item.reasons;
  if (reasons.length === 0) return;
  state.tally.reject({ line: item.number, reference, reasons }, kind);
  if (!reference) return;
  if (kind === 'news') await state.news.keep(reference);
  else state.batches.keep(reference);
}

/** Answers the reasons for which the line cannot be taken. */
async function takeRead(line: ReadLine, state: ImportState): Promise<string[]> {
  const conflicts = await state.references.findConflicts(line);
  if (conflicts.length > 0) return conflicts;
  const reasons = await takeByKind(line, state);
  if (reasons.length === 0) state.references.take(line);
  return reasons;
}

function takeByKind(line: ReadLine, state: ImportState): Promise<string[]> {
  switch (line.kind) {
    case 'office':
      return takeOffice(line, state);
    case 'agent':
      return takeAgent(line, state);
    case 'news':
      return takeNews(line, state);
    default:
      return takeListing(line, state);
  }
}

async function takeOffice(line: OfficeLine, { places, people, tally }: ImportState): Promise<string[]> {
  const place = places.find(line.address);
  if (!place) return [noPlace(line)];
  if (await people.saveOffice(line, place)) tally.people++;
  return [];
}

async function takeAgent(line: AgentLine, { people, tally }: ImportState): Promise<string[]> {
  const officeId = people.officeId(line.office);
  if (officeId === undefined) return [noOffice(line)];
  if (await people.saveAgent(line, officeId)) tally.people++;
  return [];
}

async function takeNews(line: NewsLine, { news }: ImportState): Promise<string[]> {
  await news.add(line);
  return [];
}

async function takeListing(
  line: ListingDraft,
  { places, people, batches, rowHash }: ImportState,
): Promise<string[]> {
  const place = places.find(line.address);
  const officeId = people.officeId(line.office);
  const agentId = line.agent ? people.agentId(line.agent) : null;
  const reasons: string[] = [];
  if (!place) reasons.push(noPlace(line));
  if (officeId === undefined) reasons.push(noOffice(line));
  if (agentId === undefined) reasons.push(`agent: there is no agent ${line.agent}`);
  if (reasons.length > 0) return reasons;
  const owners = { office_id: officeId as number, agent_id: agentId as number | null };
  await batches.add(listingRow(line, place as Place, owners, rowHash));
  return [];
}

function noPlace({ address }: OfficeLine | ListingDraft): string {
  const { city, postalCode, country } = address;
  return `address.city: there is no place "${city}" with postal code ${postalCode} in ${country}`;
}

function noOffice({ office }: AgentLine | ListingDraft): string {
  return `office: there is no office ${office}`;
}
