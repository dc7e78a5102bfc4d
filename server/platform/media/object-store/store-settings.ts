/** The settings of the object store for pictures and documents. */
import * as v from 'valibot';
import type { PolicySources } from '../../security/content-security-policy.ts';
import { isSafeAddress } from '../../security/safe-address.ts';
import type { PublicStore } from '../database/public-store.ts';

/** Where objects are stored, and the key with which requests are signed. */
export interface StoreSettings {
  /** The URL of the bucket, with the prefix of all keys if there is one, without a trailing slash. It has no secret. */
  location: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken?: string | undefined;
  /** The URL under which browsers read objects, without a trailing slash; undefined: the site serves them. */
  publicUrl?: string | undefined;
}

/** The name and place of a bucket. */
interface StoreAddress {
  bucket: string;
  /** Path within the bucket, with a slash before it; empty: none. */
  prefix: string;
  endpoint: string | null;
  region: string | null;
}

const EXAMPLE = 's3://bucket?endpoint=https://s3.example.be';
const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const PREFIX = /^(\/[\w.-]+)*$/;
const PARAMETERS = ['endpoint', 'region'];

/** Returns what is wrong with the address of a store; null when nothing is. */
function findFault(value: string): string | null {
  const url = URL.parse(value);
  if (url?.protocol !== 's3:') return `is no address of an object store such as ${EXAMPLE}`;
  if (url.username || url.password)
    return 'contains a key, which belongs in AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY';
  if (!url.host) return `names no bucket, as ${EXAMPLE} does`;
  if (!BUCKET.test(url.host))
    return 'names a bucket with other characters than lower-case letters, digits, dots and hyphens';
  if (!PREFIX.test(url.pathname.replace(/\/$/, '')))
    return 'has a path with other characters than letters, digits, dots, hyphens and underscores';
  const unknown = [...url.searchParams.keys()].find((name) => !PARAMETERS.includes(name));
  if (unknown) return `has the unknown parameter ${unknown}; ${PARAMETERS.join(' and ')} are possible`;
  const endpoint = url.searchParams.get('endpoint');
  if (endpoint !== null && !isEndpoint(endpoint))
    return 'has an endpoint that is no http or https address without a path, such as https://s3.example.be';
  return null;
}

function isEndpoint(value: string): boolean {
  const url = URL.parse(value);
  return /^https?:$/.test(url?.protocol ?? '') && url?.href === `${url?.origin}/`;
}

function parseAddress(value: string): StoreAddress {
  const { host, pathname, searchParams } = new URL(value);
  const endpoint = searchParams.get('endpoint');
  return {
    bucket: host,
    prefix: pathname.replace(/\/$/, ''),
    endpoint: endpoint && new URL(endpoint).origin,
    region: searchParams.get('region') || null,
  };
}

/** The address of a bucket: `s3://bucket/prefix?endpoint=https://s3.example.be&region=eu-west-1`. */
const storeAddress = v.pipe(
  v.string(),
  v.rawCheck<string>(({ dataset, addIssue }) => {
    const message = dataset.typed ? findFault(dataset.value) : null;
    if (message) addIssue({ message });
  }),
  v.transform(parseAddress),
);

/** Browsers load pictures from this URL, so it must use encryption unless it is on this machine. */
const publicAddress = v.pipe(
  v.string(),
  v.check(isSafeAddress, 'is no https address such as https://pictures.example.be'),
  v.check((value) => !/[?#]/.test(value), 'has a query or a fragment'),
  v.transform((value) => new URL(value).href.replace(/\/+$/, '')),
);

export const storeVariables = v.object({
  MEDIA_URL: v.optional(storeAddress),
  MEDIA_PUBLIC_URL: v.optional(publicAddress),
  AWS_ACCESS_KEY_ID: v.optional(v.string()),
  AWS_SECRET_ACCESS_KEY: v.optional(v.string()),
  AWS_SESSION_TOKEN: v.optional(v.string()),
  AWS_REGION: v.optional(v.string()),
});

/** The region of stores without one of their own; most of them accept it. */
const DEFAULT_REGION = 'us-east-1';

/** The object store; undefined: media are files in the data folder. */
export function readStore(variables: v.InferOutput<typeof storeVariables>): StoreSettings | undefined {
  const { MEDIA_URL: address, AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secret } = variables;
  if (!address || !accessKeyId || !secret) return undefined;
  const region = address.region ?? variables.AWS_REGION ?? DEFAULT_REGION;
  return {
    location: locationOf(address, region),
    bucket: address.bucket,
    region,
    accessKeyId,
    secretAccessKey: secret,
    sessionToken: variables.AWS_SESSION_TOKEN,
    publicUrl: variables.MEDIA_PUBLIC_URL,
  };
}

/** The store as browsers see it; null when the site serves all files. */
export function publicStoreOf(store: StoreSettings | undefined): PublicStore | null {
  return store?.publicUrl ? { location: store.location, url: store.publicUrl } : null;
}

/** Pages load pictures from the public address of the store. */
export function mediaPolicySources(store: StoreSettings | undefined): PolicySources {
  return store?.publicUrl ? { 'img-src': [new URL(store.publicUrl).origin] } : {};
}

/** A bucket with a dot in its name has no valid certificate as a host name of AWS. */
function locationOf({ bucket, prefix, endpoint }: StoreAddress, region: string): string {
  if (endpoint) return `${endpoint}/${bucket}${prefix}`;
  if (bucket.includes('.')) return `https://s3.${region}.amazonaws.com/${bucket}${prefix}`;
  return `https://${bucket}.s3.${region}.amazonaws.com${prefix}`;
}
