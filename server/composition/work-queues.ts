import type { BlockList } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { CALENDAR_QUEUE, CONCURRENT_CALENDARS } from '../features/calendars/external/calendar-queue.ts';
import { createCalendarReader } from '../features/calendars/external/read-calendar.ts';
import { ADDRESS_QUEUE, FAILED_ADDRESSES } from '../features/import/addresses/address-queue.ts';
import { createAddressReporter } from '../features/import/addresses/report-address.ts';
import type { SweepBrightApi } from '../features/import/connections/sweepbright/api.ts';
import { FEED_QUEUE } from '../features/import/polling/feed-queue.ts';
import { retryFailedFeeds } from '../features/import/store/feed-states.ts';
import { openSweepBrightApis } from '../features/import/webhooks/feed-webhooks.ts';
import { FAILED_FEED_RECORDS, FEED_RECORD_QUEUE } from '../features/import/webhooks/record-queue.ts';
import { FAILED_LEAD_WEBHOOKS, LEAD_WEBHOOK_QUEUE } from '../features/leads-out/queue.ts';
import { createLeadReceivers } from '../features/leads-out/receivers/lead-receivers.ts';
import { CONCURRENT_WEBHOOKS, createLeadSender } from '../features/leads-out/send-leads.ts';
import { addressList } from '../platform/fetching/public-addresses.ts';
import type { Jobs } from '../platform/jobs/jobs.ts';
import { CONCURRENT_DELIVERIES, createMailer } from '../platform/mail/mailer.ts';
import { FAILED_MAILS, MAIL_QUEUE } from '../platform/mail/queue.ts';
import { CONCURRENT_FETCHES, createMediaFetcher } from '../platform/media/import/fetch-media.ts';
import { FETCH_QUEUE } from '../platform/media/import/fetch-queue.ts';
import type { Services } from '../services.ts';
import { feedPoller } from './feed-poller.ts';
import { MAIL_SOURCES } from './mail-sources.ts';
import { recordImporter } from './record-importer.ts';
import { scheduledJobs } from './scheduled-jobs.ts';

const PAUSE_MS = 60_000;

/**
 * Processes the job queues. While they cannot be opened, retries every minute; the site serves pages meanwhile. The
 * returned function prevents further attempts; stopping the services closes the queues.
 */
export function workQueues(services: Services): () => Promise<void> {
  const end = new AbortController();
  const working = openWithRetries(services, end.signal);
  return async () => {
    end.abort();
    if (await working) await (await services.jobs()).stopWorkers();
  };
}

/** Returns whether the queues were opened. */
async function openWithRetries(services: Services, signal: AbortSignal): Promise<boolean> {
  while (!signal.aborted) {
    try {
      await openQueues(services);
      return true;
    } catch (error) {
      services.log.error({ err: error }, 'the queues could not be opened');
      await wait(PAUSE_MS, undefined, { signal }).catch(() => {});
    }
  }
  return false;
}

async function openQueues(services: Services): Promise<void> {
  const { settings, db, media, jobs, site } = services;
  const opened = await jobs();
  const allowed = addressList(settings.privateMediaAddresses);
  await opened.prepare([
    MAIL_QUEUE,
    FETCH_QUEUE,
    CALENDAR_QUEUE,
    FEED_QUEUE,
    FEED_RECORD_QUEUE,
    ADDRESS_QUEUE,
    LEAD_WEBHOOK_QUEUE,
  ]);
  await workMails(opened, services);
  await workFeedRecords(opened, services, openSweepBrightApis(settings.feedWebhooks, allowed));
  await workLeads(opened, services, allowed);
  const handle = createMediaFetcher({ db, storage: media.storage, allowed });
  await opened.work(FETCH_QUEUE, { concurrency: CONCURRENT_FETCHES, handle });
  const read = createCalendarReader({
    ...services,
    ...site,
    allowed,
    allowsHttp: settings.allowsHttpCalendars,
  });
  await opened.work(CALENDAR_QUEUE, { concurrency: CONCURRENT_CALENDARS, handle: read });
  await opened.work(FEED_QUEUE, { concurrency: 1, handle: feedPoller(services, opened) });
  const feeds = settings.agency.feeds.map(({ name }) => name);
  await retryFailedFeeds(db, feeds, services.now());
  await opened.schedule(scheduledJobs(services));
}

async function workFeedRecords(
  opened: Jobs,
  services: Services,
  apis: ReadonlyMap<string, SweepBrightApi>,
): Promise<void> {
  const { importRecord, giveUp } = recordImporter(services, opened, apis);
  await opened.work(FEED_RECORD_QUEUE, { concurrency: 1, handle: importRecord });
  await opened.work(FAILED_FEED_RECORDS, { concurrency: 1, handle: giveUp });
  const addresses = createAddressReporter({ ...writingContext(services), apis });
  await opened.work(ADDRESS_QUEUE, { concurrency: 1, handle: addresses.report });
  await opened.work(FAILED_ADDRESSES, { concurrency: 1, handle: addresses.giveUp });
}

/** The context in which mails, webhooks and addresses are written. */
function writingContext(services: Services) {
  const { settings, site, log } = services;
  return { ...services, agency: settings.agency, publicUrl: site.publicUrl, log };
}

async function workMails(opened: Jobs, services: Services): Promise<void> {
  const mailer = createMailer({
    ...writingContext(services),
    sources: MAIL_SOURCES,
    send: services.mails.send,
    metrics: services.metrics.mails,
  });
  await opened.work(MAIL_QUEUE, { concurrency: CONCURRENT_DELIVERIES, handle: mailer.send });
  await opened.work(FAILED_MAILS, { concurrency: 1, handle: (job, _signal, id) => mailer.giveUp(job, id) });
}

async function workLeads(opened: Jobs, services: Services, allowed: BlockList): Promise<void> {
  const sender = createLeadSender({
    ...writingContext(services),
    receivers: createLeadReceivers(services.settings, allowed),
    sendMail: services.mails.send,
    metrics: services.metrics.leadWebhooks,
  });
  await opened.work(LEAD_WEBHOOK_QUEUE, { concurrency: CONCURRENT_WEBHOOKS, handle: sender.send });
  await opened.work(FAILED_LEAD_WEBHOOKS, { concurrency: 1, handle: sender.giveUp });
}
