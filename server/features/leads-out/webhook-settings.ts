/** `leadWebhooks` of the agency file: the addresses that receive leads, with their secrets and events. */
import { type BlockList, isIP } from 'node:net';
import * as v from 'valibot';
import { parseSecret, SECRET_FORM } from '../../platform/standard-webhooks/secret.ts';
import { LEAD_EVENT_TYPES, type LeadEventType } from './lead-event.ts';

const MAX_WEBHOOKS = 5;

const isWebAddress = (value: string) => {
  const url = URL.parse(value);
  return url !== null && /^https?:$/.test(url.protocol) && !url.username && !url.password;
};

const webhook = v.strictObject({
  url: v.pipe(
    v.string(),
    v.check(isWebAddress, 'is no address such as https://crm.example.be/leads, without a password'),
  ),
  /** The name of the environment variable with the secret. It also identifies the webhook. */
  secret: v.pipe(v.string(), v.regex(/^[A-Z][A-Z0-9_]{0,99}$/, 'is no name of an environment variable')),
  events: v.optional(
    v.pipe(
      v.array(v.picklist(LEAD_EVENT_TYPES, `is none of ${LEAD_EVENT_TYPES.join(', ')}`)),
      v.minLength(1, 'is empty'),
    ),
    [...LEAD_EVENT_TYPES],
  ),
});

const haveOwnSecrets = (webhooks: v.InferOutput<typeof webhook>[]) =>
  new Set(webhooks.map(({ secret }) => secret)).size === webhooks.length;

/** Schema of `leadWebhooks` in the agency file. */
export const leadWebhooks = v.pipe(
  v.array(webhook),
  v.maxLength(MAX_WEBHOOKS, `has more than ${MAX_WEBHOOKS} webhooks`),
  v.check(haveOwnSecrets, 'has two webhooks with the same secret'),
);

/** A webhook with its secret. */
export interface LeadWebhook {
  /** The name of its secret. */
  name: string;
  url: string;
  key: Buffer;
  events: readonly LeadEventType[];
}

/**
 * Reads the secrets of the webhooks.
 * @throws an error that names each variable without a valid secret, and each address that is not permitted.
 */
export function readLeadWebhooks(
  configured: v.InferOutput<typeof leadWebhooks>,
  env: NodeJS.ProcessEnv,
  allowed: BlockList,
): LeadWebhook[] {
  const read = configured.map(({ url, secret: name, events }) => {
    const key = parseSecret(env[name]?.trim() ?? '');
    const faults = [findSecretFault(name, env[name], key), findUrlFault(url, allowed)];
    return {
      faults: faults.filter((fault) => fault !== null),
      webhook: { name, url, key: key as Buffer, events },
    };
  });
  const faults = read.flatMap((one) => one.faults);
  if (faults.length > 0) throw new Error(`Wrong settings: ${faults.join('; ')}`);
  return read.map(({ webhook: found }) => found);
}

/** The message never contains the value. */
function findSecretFault(name: string, value: string | undefined, key: Buffer | null): string | null {
  if (!value?.trim()) return `${name} is missing, which leadWebhooks of the agency file names`;
  return key ? null : `${name} is no secret of leadWebhooks: ${SECRET_FORM}`;
}

/** Leads are sent encrypted, except to a private address that the settings allow. */
function findUrlFault(value: string, allowed: BlockList): string | null {
  const { protocol, hostname } = new URL(value);
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  const isAllowedAddress = isIP(host) > 0 && allowed.check(host, isIP(host) === 6 ? 'ipv6' : 'ipv4');
  if (protocol === 'https:' || isAllowedAddress) return null;
  return `leadWebhooks: ${hostname} must be reached by https, or be one of MEDIA_PRIVATE_ADDRESSES`;
}
