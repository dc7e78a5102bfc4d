import type { Frequency } from '../../shared/subscriptions/vocabulary.ts';
import {
  deleteExpiredHolds,
  queueClosedHomeMails,
  queueReminders,
} from '../features/appointments/store/scheduled.ts';
import { queueCalendarReads } from '../features/calendars/external/queue-calendar-reads.ts';
import { queueFailureMails } from '../features/calendars/store/failing-calendars.ts';
import { deleteOldDeskData } from '../features/desk/store/old-data.ts';
import { queueDoubleBookingMails, queueOverdueMails } from '../features/holiday/store/scheduled.ts';
import { FEED_QUEUE } from '../features/import/polling/feed-queue.ts';
import { isPolled } from '../features/import/polling/feed-settings.ts';
import { queueFaultMails } from '../features/import/polling/queue-fault-mails.ts';
import { findDueFeeds } from '../features/import/store/feed-states.ts';
import { eraseExpiredData } from '../features/personal-data/retention.ts';
import { refreshReport } from '../features/statements/report/advert-report.ts';
import { queueReportMail } from '../features/statements/report/report-mail.ts';
import { queueMonthMails } from '../features/statistics/monthly/queue-month-mails.ts';
import { deleteOldDays } from '../features/statistics/store/delete-old-days.ts';
import { matchChanges } from '../features/subscriptions/store/match.ts';
import {
  deleteOldChanges,
  queueOfferMails,
  queueRenewalMails,
} from '../features/subscriptions/store/scheduled.ts';
import { getOrCreateSecret } from '../platform/database/secret.ts';
import type { ScheduledJob } from '../platform/jobs/schedule.ts';
import { clearLimits } from '../platform/limits/clear-limits.ts';
import { addMailsTo } from '../platform/mail/queue.ts';
import { publicStoreOf } from '../platform/media/object-store/store-settings.ts';
import { removeUnusedMedia } from '../platform/media/remove-unused.ts';
import { removeOldShareCards } from '../platform/media/share-cards.ts';
import { trimVersions } from '../platform/media/trim-versions.ts';
import type { Services } from '../services.ts';
import { SOURCES } from './submission-sources.ts';

/** The scheduled jobs of the site. */
export function scheduledJobs(services: Services): ScheduledJob[] {
  return [
    { name: 'end-desk-data', cron: '45 3 * * *', work: () => deleteOldDeskData(services.db, services.now()) },
    { name: 'end-retention', cron: '40 3 * * *', work: () => eraseOldSubmissions(services) },
    { name: 'end-statistics', cron: '50 3 * * *', work: () => endStatistics(services) },
    { name: 'remove-unused-media', cron: '10 4 * * *', work: () => removeMedia(services) },
    // A list of a store costs a request for a thousand files, and its space is not that of a disk.
    {
      name: 'trim-versions',
      cron: services.settings.mediaStore ? '20 * * * *' : '*/10 * * * *',
      work: () => trimPictureVersions(services),
    },
    { name: 'read-calendars', cron: '*/5 * * * *', work: () => readCalendars(services) },
    { name: 'read-feeds', cron: '* * * * *', work: () => queueDueFeeds(services) },
    { name: 'report-feeds', cron: '0 7 * * *', work: () => mailFeedFaults(services) },
    { name: 'report-adverts', cron: '10 7 * * *', work: () => mailAdvertReport(services) },
    { name: 'report-statistics', cron: '20 7 1 * *', work: () => mailStatistics(services) },
    { name: 'remind-visitors', cron: '0 9 * * *', work: () => sendReminders(services) },
    { name: 'tell-closed-homes', cron: '*/15 * * * *', work: () => mailClosedHomes(services) },
    { name: 'tell-overdue-stays', cron: '*/15 * * * *', work: () => mailOverdueStays(services) },
    { name: 'end-holds', cron: '* * * * *', work: () => passOnOffers(services) },
    { name: 'match-offers', cron: '* * * * *', work: () => matchOffers(services) },
    { name: 'tell-daily', cron: '0 8 * * *', work: () => mailOffers(services, 'DAILY') },
    { name: 'tell-weekly', cron: '0 8 * * 1', work: () => mailOffers(services, 'WEEKLY') },
    { name: 'ask-silent', cron: '20 9 * * *', work: () => renewSubscriptions(services) },
    { name: 'clear-limits', cron: '*/5 * * * *', work: () => clearLimits(services.db) },
  ];
}

async function readCalendars({ db, jobs, now, log }: Services): Promise<void> {
  await queueCalendarReads(db, await jobs());
  const addMails = addMailsTo(jobs);
  await queueFailureMails(db, now(), addMails);
  const double = await queueDoubleBookingMails(db, { now: now(), addMails });
  if (double > 0) log.info({ double }, 'queued mails about double bookings');
}

async function queueDueFeeds({ db, settings, jobs, now }: Services): Promise<void> {
  const names = settings.agency.feeds.filter(isPolled).map(({ name }) => name);
  const due = await findDueFeeds(db, names, now());
  const queue = await jobs();
  await queue.add(
    FEED_QUEUE,
    due.map((feed) => ({ feed })),
  );
}

async function mailFeedFaults({ db, settings, jobs, log }: Services): Promise<void> {
  const feeds = settings.agency.feeds.map(({ name }) => name);
  const mailed = await queueFaultMails(db, { feeds, addMails: addMailsTo(jobs) });
  if (mailed > 0) log.info({ mailed }, 'queued mails about faults in feeds');
}

async function mailAdvertReport({ db, settings, jobs, now, log }: Services): Promise<void> {
  await refreshReport(db, now());
  const isMailed = await queueReportMail(db, { agency: settings.agency, addMails: addMailsTo(jobs) });
  if (isMailed) log.info('queued a mail about incomplete adverts');
}

async function mailStatistics({ db, settings, jobs, now, log }: Services): Promise<void> {
  const isWanted = settings.agency.statisticsMail;
  const mailed = await queueMonthMails(db, { isWanted, now: now(), addMails: addMailsTo(jobs) });
  if (mailed > 0) log.info({ mailed }, 'queued mails about the views of a month');
}

async function endStatistics({ db, now, log }: Services): Promise<void> {
  const deleted = await deleteOldDays(db, now());
  if (deleted > 0) log.info({ deleted }, 'deleted views and leads of more than a year ago');
}

async function eraseOldSubmissions({ settings, db, log }: Services): Promise<void> {
  const erased = await eraseExpiredData(db, { now: new Date(), settings, sources: SOURCES });
  if (erased > 0) log.info({ erased }, 'erased expired submissions');
}

async function removeMedia({ db, media: { storage }, log }: Services): Promise<void> {
  const now = new Date();
  const cards = await removeOldShareCards(storage, now);
  const removed = cards + (await removeUnusedMedia({ db, storage, now }));
  if (removed > 0) log.info({ removed }, 'removed unused media');
}

async function trimPictureVersions({ settings, db, media: { storage }, log }: Services): Promise<void> {
  const publicStore = publicStoreOf(settings.mediaStore);
  const complete = publicStore ? { db, publicStore } : undefined;
  const removed = await trimVersions(storage, settings.pictureBytes, complete);
  if (removed > 0) log.info({ removed }, 'removed picture versions to free space');
}

async function sendReminders({ db, jobs, log }: Services): Promise<void> {
  const reminded = await queueReminders(db, { now: new Date(), addMails: addMailsTo(jobs) });
  if (reminded > 0) log.info({ reminded }, 'queued viewing reminders');
}

async function mailClosedHomes({ db, jobs, log }: Services): Promise<void> {
  const closed = await queueClosedHomeMails(db, { now: new Date(), addMails: addMailsTo(jobs) });
  if (closed > 0) log.info({ closed }, 'queued mails about viewings of homes that are no longer offered');
}

async function mailOverdueStays({ db, jobs, log }: Services): Promise<void> {
  const overdue = await queueOverdueMails(db, { now: new Date(), addMails: addMailsTo(jobs) });
  if (overdue > 0) log.info({ overdue }, 'queued mails about overdue stay requests');
}

async function passOnOffers({ db, jobs }: Services): Promise<void> {
  const secret = await getOrCreateSecret(db, 'appointments');
  await deleteExpiredHolds(db, { now: new Date(), addMails: addMailsTo(jobs), secret });
}

/** Matches changed offers with subscriptions, and mails subscribers who want mails at once. */
async function matchOffers(services: Services): Promise<void> {
  const { db, now } = services;
  while ((await matchChanges(db, now())) > 0);
  await mailOffers(services, 'AT_ONCE');
}

async function mailOffers(services: Services, frequency: Frequency): Promise<void> {
  const { db, jobs, log } = services;
  const told = await queueOfferMails(db, { frequency, addMails: addMailsTo(jobs) });
  if (told > 0) log.info({ told, frequency }, 'queued mails about new offers');
}

async function renewSubscriptions({ db, jobs, now }: Services): Promise<void> {
  await queueRenewalMails(db, { now: now(), addMails: addMailsTo(jobs) });
  await deleteOldChanges(db, now());
}
