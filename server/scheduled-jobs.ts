import type { Frequency } from '../shared/subscriptions/vocabulary.ts';
import { readAllCalendars } from './calendars/foreign/calendar-round.ts';
import { endHolds, remindVisitors } from './database/appointments/by-the-clock.ts';
import { tellOfFailing } from './database/calendars/failing-calendars.ts';
import { tellOfDouble, tellOverdue } from './database/holiday/by-the-clock.ts';
import { findSecret } from './database/secret.ts';
import { askSilent, forgetChanges, tellSubscribers } from './database/subscriptions/by-the-clock.ts';
import { matchChanges } from './database/subscriptions/match.ts';
import type { ScheduledJob } from './jobs/schedule.ts';
import { clearLimits } from './limits/clear-limits.ts';
import { addMailsTo } from './mail/queue.ts';
import { removeUnusedMedia } from './media/remove-unused.ts';
import { trimVersions } from './media/trim-versions.ts';
import type { Services } from './services.ts';
import { endRetention } from './submissions/retention.ts';
import { SOURCES } from './submissions/sources.ts';

/** The scheduled jobs of the site. */
export function scheduledJobs(services: Services): ScheduledJob[] {
  return [
    { name: 'end-retention', cron: '40 3 * * *', work: () => eraseOldSubmissions(services) },
    { name: 'remove-unused-media', cron: '10 4 * * *', work: () => removeMedia(services) },
    { name: 'trim-versions', cron: '*/10 * * * *', work: () => trimPictureVersions(services) },
    { name: 'read-calendars', cron: '*/5 * * * *', work: () => readCalendars(services) },
    { name: 'remind-visitors', cron: '0 9 * * *', work: () => sendReminders(services) },
    { name: 'tell-overdue-stays', cron: '*/15 * * * *', work: () => mailOverdueStays(services) },
    { name: 'end-holds', cron: '* * * * *', work: () => passOnOffers(services) },
    { name: 'match-offers', cron: '* * * * *', work: () => matchOffers(services) },
    { name: 'tell-daily', cron: '0 8 * * *', work: () => queueOfferMails(services, 'DAILY') },
    { name: 'tell-weekly', cron: '0 8 * * 1', work: () => queueOfferMails(services, 'WEEKLY') },
    { name: 'ask-silent', cron: '20 9 * * *', work: () => askForRenewal(services) },
    { name: 'clear-limits', cron: '*/5 * * * *', work: () => clearLimits(services.db) },
  ];
}

async function readCalendars({ db, jobs, now, log }: Services): Promise<void> {
  await readAllCalendars(db, await jobs());
  const addMails = addMailsTo(jobs);
  await tellOfFailing(db, now(), addMails);
  const double = await tellOfDouble(db, { now: now(), addMails });
  if (double > 0) log.info({ double }, 'accepted stays of which nights are booked elsewhere, too');
}

async function eraseOldSubmissions({ settings, db, log }: Services): Promise<void> {
  const erased = await endRetention(db, { now: new Date(), settings, sources: SOURCES });
  if (erased > 0) log.info({ erased }, 'submissions that were kept long enough');
}

async function removeMedia({ db, media: { storage }, log }: Services): Promise<void> {
  const removed = await removeUnusedMedia({ db, storage, now: new Date() });
  if (removed > 0) log.info({ removed }, 'media that nothing referred to for a month');
}

async function trimPictureVersions({ settings, media: { storage }, log }: Services): Promise<void> {
  const removed = await trimVersions(storage, settings.pictureBytes);
  if (removed > 0) log.info({ removed }, 'versions of pictures for which there was no room');
}

async function sendReminders({ db, jobs, log }: Services): Promise<void> {
  const reminded = await remindVisitors(db, { now: new Date(), addMails: addMailsTo(jobs) });
  if (reminded > 0) log.info({ reminded }, 'visitors were reminded of their viewings');
}

async function mailOverdueStays({ db, jobs, log }: Services): Promise<void> {
  const overdue = await tellOverdue(db, { now: new Date(), addMails: addMailsTo(jobs) });
  if (overdue > 0) log.info({ overdue }, 'requests for stays that nobody has answered');
}

async function passOnOffers({ db, jobs }: Services): Promise<void> {
  const secret = await findSecret(db, 'appointments');
  await endHolds(db, { now: new Date(), addMails: addMailsTo(jobs), secret });
}

/** Matches changed offers with subscriptions, and mails subscribers who want mails at once. */
async function matchOffers(services: Services): Promise<void> {
  const { db, now } = services;
  while ((await matchChanges(db, now())) > 0);
  await queueOfferMails(services, 'AT_ONCE');
}

async function queueOfferMails(services: Services, frequency: Frequency): Promise<void> {
  const { db, jobs, log } = services;
  const told = await tellSubscribers(db, { frequency, addMails: addMailsTo(jobs) });
  if (told > 0) log.info({ told, frequency }, 'subscribers are told of new offers');
}

async function askForRenewal({ db, jobs, now }: Services): Promise<void> {
  await askSilent(db, { now: now(), addMails: addMailsTo(jobs) });
  await forgetChanges(db, now());
}
