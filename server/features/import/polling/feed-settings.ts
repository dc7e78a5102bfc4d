/** Settings of a feed that the site reads by itself, or of which a webhook reports changes, in the agency's file. */
import * as v from 'valibot';
import { LOCALES } from '../../../../shared/locales.ts';
import { FORMAT_NAMES } from '../../feed/formats/feed-format.ts';
import {
  type ConnectionSettings,
  connectionSettings,
  isAsked,
  isConnectionFormatValid,
} from '../connections/connection-settings.ts';
import { isWebhookFormatValid, WEBHOOK_FORMATS, webhookSettings } from '../webhooks/webhook-settings.ts';
import { feedUrl, variableName } from './setting-schemas.ts';

const whole = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));

/** What a connection implies: the format, and the webhook of SweepBright. */
function withConnection<Feed extends { connection?: ConnectionSettings }>(feed: Feed) {
  const { connection } = feed;
  if (!connection) return feed;
  if (connection.system !== 'sweepbright') return { ...feed, format: connection.system };
  const { system, secret, clientId, api } = connection;
  return { ...feed, format: system, webhook: { secret, clientId, api } };
}

const feedSettings = v.pipe(
  v.object({
    /** Owns the listings of the feed, so it must not change later. `main`: files imported before files had names. */
    name: v.pipe(v.string(), v.regex(/^(?!main$)[a-z][a-z0-9-]{0,29}$/, 'is no name such as "crm-coast"')),
    url: v.exactOptional(feedUrl),
    /** The path of a file that another program writes; relative to the agency's file. */
    file: v.exactOptional(v.pipe(v.string(), v.minLength(1))),
    /** The path of a folder in which another program writes each version under a new name; relative as `file`. */
    folder: v.exactOptional(v.pipe(v.string(), v.minLength(1))),
    /** A CRM that the site asks by its API; the format follows. */
    connection: v.exactOptional(connectionSettings),
    /** Recognised by the content if absent. */
    format: v.exactOptional(v.picklist(FORMAT_NAMES)),
    /** Instead of a format: the path of a mapping file, relative as `file`. */
    mapping: v.exactOptional(v.pipe(v.string(), v.minLength(1))),
    /** The language of texts for which the feed names none. */
    language: v.optional(v.picklist(LOCALES), LOCALES[0]),
    everyMinutes: v.optional(whole(5, 1_440), 60),
    /** The environment variable with the `Authorization` header: "Basic …" or "Bearer …". */
    authorization: v.exactOptional(variableName),
    /** If more of the feed's listings are missing, all stay on offer until the agency confirms. */
    maxWithdrawnPercent: v.optional(whole(1, 49), 20),
    /** A missing listing stays on offer for so long. */
    graceHours: v.optional(whole(0, 720), 0),
    /** Has single changes reported by the CRM, instead of or in addition to reading the feed. */
    webhook: v.exactOptional(webhookSettings),
  }),
  v.check(
    (feed) => isPolled(feed) || feed.webhook !== undefined || feed.connection !== undefined,
    'needs url, file, folder, connection or webhook',
  ),
  v.check((feed) => placesOf(feed).length <= 1, 'has more than one of url, file, folder and connection'),
  v.check(
    (feed) => feed.mapping === undefined || (feed.format === undefined && feed.connection === undefined),
    'has a mapping, which replaces the format',
  ),
  v.check((feed) => isConnectionFormatValid(feed), 'has a format that is not the one of its connection'),
  v.check(
    ({ connection, webhook }) => connection?.system !== 'sweepbright' || !webhook,
    'has a webhook, which its connection to SweepBright implies',
  ),
  v.transform(withConnection),
  v.check(
    (feed) => isWebhookFormatValid(feed),
    `has a webhook, which needs the format ${WEBHOOK_FORMATS.join(' or ')}, and sweepbright with an api`,
  ),
);

export type FeedSettings = v.InferOutput<typeof feedSettings>;

/** Whether the site reads the feed by itself. */
export function isPolled(feed: FeedPlaces): boolean {
  return placesOf(feed).length > 0;
}

type FeedPlaces = { [Place in 'url' | 'file' | 'folder']?: unknown } & { connection?: { system: string } };

function placesOf({ url, file, folder, connection }: FeedPlaces): unknown[] {
  const asked = isAsked(connection) ? connection : undefined;
  return [url, file, folder, asked].filter((place) => place !== undefined);
}

export const feedList = v.pipe(
  v.array(feedSettings),
  v.maxLength(20),
  v.check((feeds) => new Set(feeds.map(({ name }) => name)).size === feeds.length, 'has a name twice'),
);
