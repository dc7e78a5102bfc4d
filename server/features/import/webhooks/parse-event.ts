/** Parses the body of a webhook, whose signature has been verified. */
import * as v from 'valibot';
import { instant } from '../../feed/fields.ts';
import { toInstant, toReference } from '../../feed/formats/parse-values.ts';
import { ImportStopped } from '../../feed/import-stopped.ts';
import type { FeedWebhook } from './feed-webhooks.ts';
import type { FeedRecordJob } from './record-queue.ts';
import { translateEstate } from './translate-estate.ts';

export type RecordEvent = Omit<FeedRecordJob, 'feed'>;

/** A later change would be older than one with a timestamp far in the future. */
const MAX_AHEAD_MS = 5 * 60_000;

const id = v.pipe(
  v.union([v.string(), v.pipe(v.number(), v.integer())]),
  v.transform(String),
  v.check((text) => toReference(text) !== undefined, 'contains neither a letter nor a digit'),
);

/** A time that exists, as an instant. */
const time = v.pipe(
  instant,
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const found = toInstant(dataset.value);
    if (found) return found;
    addIssue({ message: 'is no time of the calendar' });
    return NEVER;
  }),
);

const standardEvent = v.object({
  type: v.picklist(['estate.changed', 'estate.deleted']),
  timestamp: time,
  data: v.looseObject({ id }),
});

const sweepBrightEvent = v.object({
  event: v.picklist(['estate-added', 'estate-updated', 'estate-deleted']),
  estate_id: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,40}$/)),
  happened_at: time,
});

/** Returns the event, or a message for the sender that contains no value of the body. */
export function parseEvent(
  body: Buffer,
  webhook: FeedWebhook,
  now: Date,
): { event: RecordEvent } | { fault: string } {
  const parsed = parseJson(body);
  if (parsed === undefined) return { fault: 'The body is not valid JSON.' };
  const read =
    webhook.sender === 'STANDARD' ? readStandard(parsed.value, webhook) : readSweepBright(parsed.value);
  if ('fault' in read) return read;
  const isAhead = Date.parse(read.event.changedAt) > now.getTime() + MAX_AHEAD_MS;
  return isAhead ? { fault: 'The timestamp is in the future.' } : read;
}

function readStandard(value: unknown, webhook: FeedWebhook): { event: RecordEvent } | { fault: string } {
  const parsed = v.safeParse(standardEvent, value);
  if (!parsed.success) return { fault: faultOf(parsed.issues) };
  const { type, timestamp, data } = parsed.output;
  const record = { reference: toReference(data.id) ?? '', changedAt: timestamp };
  if (type === 'estate.deleted') return { event: { ...record, change: { type: 'DELETED' } } };
  try {
    const estate = translateEstate(Buffer.from(JSON.stringify([data])), webhook);
    return { event: { ...record, change: { type: 'TRANSLATED', estate } } };
  } catch (error) {
    if (error instanceof ImportStopped) return { fault: 'data: cannot be read.' };
    throw error;
  }
}

function readSweepBright(value: unknown): { event: RecordEvent } | { fault: string } {
  const parsed = v.safeParse(sweepBrightEvent, value);
  if (!parsed.success) return { fault: faultOf(parsed.issues) };
  const { event, estate_id: estateId, happened_at: happenedAt } = parsed.output;
  return {
    event: {
      reference: toReference(estateId) ?? '',
      changedAt: happenedAt,
      change: event === 'estate-deleted' ? { type: 'DELETED' } : { type: 'REPORTED', id: estateId },
    },
  };
}

function parseJson(body: Buffer): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(body.toString()) };
  } catch {
    return undefined;
  }
}

/** Such as `data.id: is missing or wrong.` */
function faultOf([issue]: [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): string {
  return `${v.getDotPath(issue) ?? 'body'}: is missing or wrong.`;
}
