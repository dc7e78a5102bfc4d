/** `webhook` of a feed in the agency file: how the CRM reports single changes. */
import * as v from 'valibot';
import type { FormatName } from '../../feed/formats/feed-format.ts';
import { feedUrl, variableName } from '../polling/setting-schemas.ts';

export const WEBHOOK_FORMATS = ['sweepbright', 'whise'] as const satisfies readonly FormatName[];
export type WebhookFormat = (typeof WEBHOOK_FORMATS)[number];

export const webhookSettings = v.pipe(
  v.strictObject({
    /** The environment variable with the secret of the signatures; of SweepBright, its client secret. */
    secret: variableName,
    /** The environment variable with the client id of SweepBright's API. */
    clientId: v.exactOptional(variableName),
    /** The address of SweepBright's API, from which changed estates are fetched. */
    api: v.exactOptional(feedUrl),
  }),
  v.check(
    ({ clientId, api }) => (clientId === undefined) === (api === undefined),
    'needs both clientId and api, or neither',
  ),
);

interface FeedWithWebhook {
  format?: FormatName | undefined;
  webhook?: v.InferOutput<typeof webhookSettings>;
}

/** Whether the format has records with ids, and is the one of the API. */
export function isWebhookFormatValid({ format, webhook }: FeedWithWebhook): boolean {
  if (!webhook) return true;
  return webhook.api ? format === 'sweepbright' : isWebhookFormat(format);
}

export function isWebhookFormat(format: FormatName | undefined): format is WebhookFormat {
  return (WEBHOOK_FORMATS as readonly (FormatName | undefined)[]).includes(format);
}
