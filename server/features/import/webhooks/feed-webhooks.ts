import type { BlockList } from 'node:net';
import type { Locale } from '../../../../shared/locales.ts';
import { parseSecret, SECRET_FORM } from '../../../platform/standard-webhooks/secret.ts';
import { type PeopleTable, peopleOfFeed } from '../../feed/people-table.ts';
import { createSweepBrightApi, type SweepBrightApi } from '../connections/sweepbright/api.ts';
import { readSweepBrightAccess } from '../connections/sweepbright/sweepbright-settings.ts';
import type { SweepBrightAccess } from '../connections/sweepbright/tokens.ts';
import type { FeedSettings } from '../polling/feed-settings.ts';
import { malformedVariable, readNamedVariable } from '../polling/named-variable.ts';
import { isWebhookFormat, type WebhookFormat } from './webhook-settings.ts';

/** Signed as in Standard Webhooks; the body has the estate in the format of the feed. */
interface StandardWebhook {
  sender: 'STANDARD';
  key: Buffer;
}

/** SweepBright's own webhook; the estate is fetched from its API. */
export interface SweepBrightWebhook extends SweepBrightAccess {
  sender: 'SWEEPBRIGHT';
}

export type FeedWebhook = (StandardWebhook | SweepBrightWebhook) & {
  format: WebhookFormat;
  /** The language of texts for which the format names none. */
  locale: Locale;
  /** Offices and agents by the ids of the CRM. */
  people: PeopleTable;
};

/**
 * Reads the secrets of webhooks; the keys are the names of the feeds.
 * @throws an error that names a missing or malformed variable, never its value.
 */
export function readFeedWebhooks(
  { feeds, people }: { feeds: readonly FeedSettings[]; people: PeopleTable },
  env: NodeJS.ProcessEnv,
): Map<string, FeedWebhook> {
  const webhooks = feeds.flatMap((feed): [string, FeedWebhook][] => {
    const { name, format, language: locale } = feed;
    return isWebhookFormat(format) && feed.webhook
      ? [
          [
            name,
            { ...readSender(name, feed.webhook, env), format, locale, people: peopleOfFeed(people, name) },
          ],
        ]
      : [];
  });
  return new Map(webhooks);
}

/** Creates the clients of SweepBright's API, keyed by the names of the feeds. */
export function openSweepBrightApis(
  webhooks: ReadonlyMap<string, FeedWebhook>,
  allowed: BlockList,
): Map<string, SweepBrightApi> {
  const apis = [...webhooks].flatMap(([feed, webhook]): [string, SweepBrightApi][] =>
    webhook.sender === 'SWEEPBRIGHT' ? [[feed, createSweepBrightApi(webhook, { allowed })]] : [],
  );
  return new Map(apis);
}

function readSender(
  feed: string,
  { secret, clientId, api }: NonNullable<FeedSettings['webhook']>,
  env: NodeJS.ProcessEnv,
): StandardWebhook | SweepBrightWebhook {
  const owner = `the webhook of the feed "${feed}"`;
  if (clientId !== undefined && api !== undefined)
    return { sender: 'SWEEPBRIGHT', ...readSweepBrightAccess({ clientId, secret, api }, owner, env) };
  const key = parseSecret(readNamedVariable(secret, owner, env));
  if (!key) throw malformedVariable(secret, owner, SECRET_FORM);
  return { sender: 'STANDARD', key };
}
