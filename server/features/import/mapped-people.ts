/** Offices and agents of homes that the agency file names, instead of the feed. */
import type { ListingDraft } from './listing/listing-draft.ts';
import type { People } from './people.ts';
import type { FeedItem, ReadLine } from './read/feed-reader.ts';
import type { Tally } from './report.ts';

/**
 * Returns the line without an office or agent that the agency file names but that does not exist; the report says so.
 * The fault is not of the feed, so the home is imported.
 */
export function withExistingPeople(
  { line, hasMappedPeople }: Extract<FeedItem, { line: ReadLine }>,
  { people, tally }: { people: People; tally: Tally },
): ReadLine {
  if (!hasMappedPeople || line.kind === 'office' || line.kind === 'agent' || line.kind === 'news')
    return line;
  const { office, agent } = line;
  const hasOffice = office === null || people.officeId(office) !== undefined;
  const hasAgent = agent === null || people.agentId(agent) !== undefined;
  if (hasOffice && hasAgent) return line;
  if (!hasOffice) tally.notePeople(`office "${office}"`);
  if (!hasAgent) tally.notePeople(`agent "${agent}"`);
  const draft: ListingDraft = { ...line };
  if (!hasOffice) draft.office = null;
  if (!hasAgent) draft.agent = null;
  return draft;
}
