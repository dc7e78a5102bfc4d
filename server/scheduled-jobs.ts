import type { ScheduledJob } from './jobs/schedule.ts';
import { clearLimits } from './limits/clear-limits.ts';
import { removeUnusedMedia } from './media/remove-unused.ts';
import { trimVersions } from './media/trim-versions.ts';
import type { Services } from './services.ts';
import { endRetention } from './submissions/retention.ts';
import { SOURCES } from './submissions/sources.ts';

/** What the site does by the clock. */
export function scheduledJobs(services: Services): ScheduledJob[] {
  return [
    { name: 'end-retention', cron: '40 3 * * *', work: () => eraseOldSubmissions(services) },
    { name: 'remove-unused-media', cron: '10 4 * * *', work: () => removeMedia(services) },
    { name: 'trim-versions', cron: '*/10 * * * *', work: () => trim(services) },
    { name: 'clear-limits', cron: '*/5 * * * *', work: () => clearLimits(services.db) },
  ];
}

async function eraseOldSubmissions({ settings, db, log }: Services): Promise<void> {
  const erased = await endRetention(db, { now: new Date(), settings, sources: SOURCES });
  if (erased > 0) log.info({ erased }, 'submissions that were kept long enough');
}

async function removeMedia({ db, media: { storage }, log }: Services): Promise<void> {
  const removed = await removeUnusedMedia({ db, storage, now: new Date() });
  if (removed > 0) log.info({ removed }, 'media that nothing referred to for a month');
}

async function trim({ settings, media: { storage }, log }: Services): Promise<void> {
  const removed = await trimVersions(storage, settings.pictureBytes);
  if (removed > 0) log.info({ removed }, 'versions of pictures for which there was no room');
}
