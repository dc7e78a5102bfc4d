/** The feeds that the site reads by itself, and those of webhooks. */
import path from 'node:path';
import type { Kysely } from 'kysely';
import { type Finding, ok, warning, wrong } from '../../composition/start-checks/finding.ts';
import { readMapping } from '../../features/feed/mapping/check-mapping.ts';
import { type FeedSettings, isPolled } from '../../features/import/polling/feed-settings.ts';
import { listFeedRuns } from '../../features/import/store/feed-runs.ts';
import type { Database } from '../../platform/database/connect.ts';
import type { Settings } from '../../settings/settings.ts';

/** A feed that was not read for this number of its intervals is late. */
const LATE_INTERVALS = 3;
const MINUTE_MS = 60_000;
const SUBJECT = 'feed';

interface FeedTimes {
  /** With or without success. */
  read_at?: Date | null;
  imported_at?: Date | null;
  now: number;
}

export async function checkFeeds(
  db: Kysely<Database>,
  { agency, agencyFile }: Pick<Settings, 'agency' | 'agencyFile'>,
  now = Date.now(),
): Promise<Finding[]> {
  if (agency.feeds.length === 0) return [ok('feeds', 'the agency file names none')];
  const rows = await db.selectFrom('feed_state').select(['feed', 'read_at', 'imported_at']).execute();
  const states = new Map(rows.map((row) => [row.feed, row]));
  const readings = await Promise.all(
    agency.feeds.map((feed) =>
      isPolled(feed) ? checkPolled(db, feed, { ...states.get(feed.name), now }) : checkWebhook(db, feed),
    ),
  );
  const mappings = await Promise.all(agency.feeds.map((feed) => checkMappingOf(feed, agencyFile)));
  return [...readings, ...mappings.flat()];
}

async function checkMappingOf({ name, mapping: file }: FeedSettings, agencyFile: string): Promise<Finding[]> {
  if (file === undefined) return [];
  const checked = await readMapping(path.resolve(path.dirname(agencyFile), file));
  const faults = 'faults' in checked ? checked.faults : [];
  return faults.map((fault) => wrong(SUBJECT, `${name}: the mapping ${file}: ${fault}.`));
}

async function checkPolled(
  db: Kysely<Database>,
  { name, everyMinutes }: FeedSettings,
  { read_at: readAt, imported_at: importedAt, now }: FeedTimes,
): Promise<Finding> {
  if (!readAt)
    return warning(SUBJECT, `${name} was not read yet: the running site reads it within a minute.`);
  const [last] = await listFeedRuns(db, name, { count: 1 });
  const times = `read ${timeOf(readAt)}, last import ${importedAt ? timeOf(importedAt) : 'never'}`;
  const advice = `"npm run feeds" has the reason`;
  if (last?.outcome === 'FAILED') return wrong(SUBJECT, `${name} cannot be read, ${times}: ${advice}.`);
  if (last?.outcome === 'STOPPED') return wrong(SUBJECT, `${name} was not believed, ${times}: ${advice}.`);
  if (last?.outcome === 'HELD')
    return warning(SUBJECT, `${name}: missing listings stay on offer, ${times}: ${advice}.`);
  if (now - readAt.getTime() > LATE_INTERVALS * everyMinutes * MINUTE_MS)
    return wrong(SUBJECT, `${name} is due every ${everyMinutes} minutes, but ${times}: does the site run?`);
  return ok(SUBJECT, `${name}: ${times}`);
}

async function checkWebhook(db: Kysely<Database>, { name }: FeedSettings): Promise<Finding> {
  const [last] = await listFeedRuns(db, name, { count: 1, isPartial: true });
  if (!last) return warning(SUBJECT, `${name}: its webhook has reported nothing yet.`);
  const text = `${name}: last change ${timeOf(last.at)}`;
  return last.outcome === 'IMPORTED'
    ? ok(SUBJECT, text)
    : warning(SUBJECT, `${text}, which was not imported: "npm run feeds" has the reason.`);
}

const timeOf = (time: Date) => time.toISOString().slice(0, 16).replace('T', ' ');
