/**
 * Imports one line: writes offices and agents to the database, adds listings and news to their batches, and records
 * faults in the report.
 */
import type { NewsLine } from '../feed/news-line.ts';
import type { AgentLine, OfficeLine } from '../feed/people-lines.ts';
import { type AgencyRules, completeOffice, implausiblePrice } from './agency-rules.ts';
import type { Corrections } from './corrections/corrections.ts';
import type { FormerUnits } from './former-units.ts';
import type { HiddenListings } from './hidden/hidden-listings.ts';
import type { Location } from './listing/blur-location.ts';
import type { ListingDraft } from './listing/listing-draft.ts';
import { listingRow } from './listing/listing-row.ts';
import type { RowHasher } from './listing/row-hash.ts';
import { isAdvertKeptBack, withheld, withholdingOf } from './listing/withholding.ts';
import type { ListingBatches } from './listing-batches.ts';
import { addMainOffice } from './main-office.ts';
import { withExistingPeople } from './mapped-people.ts';
import type { NewsBatches } from './news-batches.ts';
import type { People } from './people.ts';
import type { FeedItem, ReadLine } from './read/feed-reader.ts';
import type { References } from './references.ts';
import type { Tally } from './report.ts';
import {
  describeSettledTown,
  locateNearTown,
  withoutUnknownPoint,
  writtenTown,
} from './towns/doubted-addresses.ts';
import type { NewTown } from './towns/new-town.ts';
import { type AddressAbroad, settleAbroad } from './towns/settle-abroad.ts';
import { settleTown } from './towns/settle-town.ts';
import type { Town, TownIndex } from './towns/town-index.ts';
import type { UnplacedHomes } from './towns/unplaced-homes.ts';

export interface ImportState {
  towns: TownIndex;
  /** Stores a town abroad that the tables do not have. */
  createTown(town: NewTown): Promise<Town | null>;
  people: People;
  batches: ListingBatches;
  news: NewsBatches;
  references: References;
  formerUnits: FormerUnits;
  unplacedHomes: UnplacedHomes;
  tally: Tally;
  hidden: HiddenListings;
  corrections: Corrections;
  rowHasher: RowHasher;
  rules: AgencyRules;
  /** The day of the legal rules, ISO 8601. */
  today: string;
}

export async function importLine(item: FeedItem, state: ImportState): Promise<void> {
  if (state.formerUnits.hold(item, state.references)) return;
  if (await state.unplacedHomes.hold(item, state.towns)) return;
  const reasons =
    'line' in item ? await importRead(withExistingPeople(item, state), item.number, state) : item.reasons;
  if ('line' in item && reasons.length === 0) state.tally.droppedFiles += item.droppedFiles;
  if (reasons.length > 0) await rejectLine(item, reasons, state);
}

/** Reports the line; what the site has of it stays unchanged. */
export async function rejectLine(item: FeedItem, reasons: string[], state: ImportState): Promise<void> {
  const { kind, reference } = 'line' in item ? item.line : item;
  state.tally.reject({ line: item.number, reference, reasons }, kind);
  if (!reference) return;
  state.references.keep(reference);
  if (kind === 'news') await state.news.markUnchanged(reference);
  else if (kind !== 'office' && kind !== 'agent') state.batches.markUnchanged(reference);
}

/** Returns the reasons why the line is rejected; empty when it was imported. */
async function importRead(line: ReadLine, number: number, state: ImportState): Promise<string[]> {
  const conflicts = await state.references.findConflicts(line);
  if (conflicts.length > 0) return conflicts;
  const reasons = await importByKind(line, number, state);
  if (reasons.length === 0) state.references.claim(line);
  return reasons;
}

function importByKind(line: ReadLine, number: number, state: ImportState): Promise<string[]> {
  switch (line.kind) {
    case 'office':
      return importOffice(line, state);
    case 'agent':
      return importAgent(line, state);
    case 'news':
      return importNews(line, state);
    default:
      return importListing(line, number, state);
  }
}

async function importOffice(line: OfficeLine, state: ImportState): Promise<string[]> {
  const { people, tally, rules } = state;
  const settled = await settle(line.address, line.location, state);
  if (!settled) return [unknownTown(line)];
  if (settled.isDoubtful) tally.noteAddress(describeSettledTown(line.address, settled.town));
  const { office, reasons } = completeOffice(line, rules);
  if (!office) return reasons;
  if (await people.saveOffice(office, settled.town)) tally.people++;
  return [];
}

async function importAgent(line: AgentLine, { people, tally }: ImportState): Promise<string[]> {
  const officeId = people.officeId(line.office);
  if (officeId === undefined) return [unknownOffice(line)];
  if (await people.saveAgent(line, officeId)) tally.people++;
  return [];
}

async function importNews(line: NewsLine, { news }: ImportState): Promise<string[]> {
  await news.add(line);
  return [];
}

async function importListing(read: ListingDraft, number: number, state: ImportState): Promise<string[]> {
  const line = withoutUnknownPoint(read);
  const { people, batches, rowHasher, rules } = state;
  const officeId = people.officeIdOf(line) ?? (line.office ? undefined : await addMainOffice(state));
  const agentId = line.agent ? people.agentId(line.agent) : null;
  const reasons = implausiblePrice(line, rules);
  if (officeId === undefined) reasons.push(unknownOffice(line));
  if (agentId === undefined) reasons.push(`agent: there is no agent ${line.agent}`);
  // A rejected home brings no new town.
  const isAbroad = line.address.country !== 'BE';
  if (reasons.length > 0 && isAbroad) return reasons;
  const settled = await settle(line.address, line.location, state);
  if (!settled) return [unknownTown(line), ...reasons];
  if (reasons.length > 0) return reasons;
  const owners = { office_id: officeId as number, agent_id: agentId as number | null };
  const { town } = settled;
  if (settled.isDoubtful) state.tally.noteAddress(describeSettledTown(line.address, town));
  const located = locateNearTown(line, town, state.tally);
  const draft = state.corrections.apply(decideVisibility(located, town, state));
  await batches.add(listingRow(draft, town, owners, rowHasher), number);
  return [];
}

/** Returns the listing as it is stored: in preparation when there is a reason to withhold it from visitors. */
function decideVisibility(
  line: ListingDraft,
  town: Town,
  { rules, tally, today, hidden }: ImportState,
): ListingDraft {
  const reason = withholdingOf(line.status, {
    isHidden: hidden.note(line.reference, line.status),
    isKeptBack: () => rules.keepsBackIncomplete && isAdvertKeptBack(line, town.region, today),
  });
  if (reason === 'INCOMPLETE') tally.keptBack++;
  return reason ? withheld(line) : line;
}

function settle(address: AddressAbroad, point: Location | null, { towns, createTown }: ImportState) {
  return address.country === 'BE'
    ? settleTown(address, point, towns)
    : settleAbroad(address, point, { towns, create: createTown });
}

function unknownTown({ address }: OfficeLine | ListingDraft): string {
  const written = writtenTown(address);
  if (written === '') return 'address: it has neither a postal code nor a town';
  return address.country === 'BE'
    ? `address: neither the postal code nor the name of "${written}" is known in BE`
    : `address: "${written}" in ${address.country} is a new place: the feed must say where it lies, ` +
        'and may have at most 500 new places';
}

function unknownOffice({ office }: AgentLine | ListingDraft): string {
  return office ? `office: there is no office ${office}` : 'office: the agency has no office yet';
}
