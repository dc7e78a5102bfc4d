/** A site with webhooks by which CRMs report changes, and requests as these CRMs send them. */
import { createHmac, randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from '@jest/globals';
import { Webhook } from 'standardwebhooks';
import request, { type Response } from 'supertest';
import { writeAgencyFile } from '../agency-file.ts';
import { createPrivateLog } from '../private-log.ts';
import { startSite } from '../site.ts';

/** The time of the site. */
export const NOW = new Date('2026-11-21T06:00:00Z');
const CRM_SECRET = `whsec_${randomBytes(32).toString('base64')}`;
export const CLIENT_SECRET = 'client-secret-of-sweepbright';

/** The feeds `crm` (SweepBright's format) and `whise` with Standard Webhooks, and `polled` without a webhook. */
const FEEDS = [
  { name: 'crm', format: 'sweepbright', webhook: { secret: 'CRM_SECRET' } },
  { name: 'whise', format: 'whise', webhook: { secret: 'CRM_SECRET' } },
  { name: 'polled', url: 'https://crm.example/feed' },
];

/** The feed `bright` with SweepBright's own webhook. */
const sweepBrightFeed = (api: string) => ({
  name: 'bright',
  format: 'sweepbright',
  webhook: { secret: 'CLIENT_SECRET', clientId: 'CLIENT_ID', api },
});

const readEstates = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const [SWEEPBRIGHT] = ((list) => list.data ?? list)(readEstates('tests/feeds/sweepbright/agency.json'));
const [WHISE] = readEstates('tests/feeds/whise/agency.json').estates;

/** An estate as a CRM sends it, with data of its owner. */
export function crmEstate(id: string, price: number, overrides: object = {}): Record<string, unknown> {
  const owner = { first_name: 'Georgette', last_name: 'Vandenabeele', email: 'georgette@owner.example' };
  return {
    ...structuredClone(SWEEPBRIGHT),
    id,
    price: { amount: price, currency: 'EUR', hidden: false },
    vendors: [owner],
    internal_note: 'The key is under the flowerpot',
    ...overrides,
  };
}

export function whiseEstate(id: number, price: number): Record<string, unknown> {
  const owner = { name: 'Georgette Vandenabeele', email: 'georgette@owner.example' };
  return { ...structuredClone(WHISE), id, price, owners: [owner], remarks: 'The key is under the flowerpot' };
}

/** The body of a Standard Webhook. `minute`: minutes after the start of the test. */
export function eventBody(type: string, data: object, minute = 0): string {
  const timestamp = new Date(NOW.getTime() - 3_600_000 + minute * 60_000).toISOString();
  return JSON.stringify({ type, timestamp, data });
}

/** Headers of the library of Standard Webhooks. */
export function standardHeaders(body: string, { at = NOW, secret = CRM_SECRET, id = 'msg_1' } = {}) {
  return {
    'webhook-id': id,
    'webhook-timestamp': String(at.getTime() / 1000),
    'webhook-signature': new Webhook(secret).sign(id, at, body),
  };
}

export function sweepBrightHeaders(body: string, secret = CLIENT_SECRET) {
  return { 'x-hook-signature': createHmac('sha1', secret).update(body).digest('hex') };
}

export type WebhookInSite = Awaited<ReturnType<typeof startWebhookInSite>>;

/** Starts the site. It works no queues. Its `stop` fails when the log contains data of the owner. */
export async function startWebhookInSite(api = 'https://website.sweepbright.com/api') {
  const folder = mkdtempSync(path.join(tmpdir(), 'webhooks-in-'));
  const AGENCY_FILE = writeAgencyFile(folder, { feeds: [...FEEDS, sweepBrightFeed(api)] });
  const { log, lines, remember, expectNoPersonalData } = createPrivateLog();
  remember(['Georgette', 'Vandenabeele', 'georgette@owner.example', 'flowerpot', CRM_SECRET, CLIENT_SECRET]);
  const env = {
    ...{ AGENCY_FILE, CRM_SECRET, CLIENT_SECRET, CLIENT_ID: '12345678', DATA_DIR: folder },
    MEDIA_PRIVATE_ADDRESSES: '127.0.0.1',
  };
  const site = await startSite({ env, log, now: () => NOW });
  const post = (feed: string, body: string, headers: Record<string, string>): Promise<Response> =>
    request(site.app)
      .post(`/webhooks/${feed}`)
      .set({ 'content-type': 'application/json', ...headers })
      .send(body) as unknown as Promise<Response>;
  const accept = async (feed: string, body: string, headers: Record<string, string>) => {
    const { status, text } = await post(feed, body, headers);
    expect({ status, text }).toEqual({ status: 202, text: '' });
  };
  return {
    ...site,
    lines,
    post,
    // biome-ignore lint/suspicious/noExplicitAny: rows depend on the query
    query: async (text: string, values: unknown[] = []): Promise<any[]> =>
      (await site.database.pool.query(text, values)).rows,
    /** Sends an event to a feed with Standard Webhooks, which accepts it. */
    send: (feed: string, body: string) => accept(feed, body, standardHeaders(body)),
    /** Sends an event to the feed `bright`, which accepts it. */
    sendSweepBright: (event: object) => {
      const body = JSON.stringify({ company_id: 'c1', ...event });
      return accept('bright', body, sweepBrightHeaders(body));
    },
    async stop(): Promise<void> {
      await site.stop();
      rmSync(folder, { recursive: true });
      expectNoPersonalData();
    },
  };
}
