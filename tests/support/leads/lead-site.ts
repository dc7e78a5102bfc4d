/** A site for tests of forms, with a clock that tests control and a log that must contain no personal data. */

import type { RequestListener } from 'node:http';
import { expect } from '@jest/globals';
import request, { type Response } from 'supertest';
import { translatorOf } from '../../../client/intl/use-messages.ts';
import type { MailJob } from '../../../server/platform/mail/queue.ts';
import type { Locale } from '../../../shared/locales.ts';
import { createPrivateLog } from '../private-log.ts';
import { startSite, type TestSite } from '../site.ts';
import { type MutationName, mutationOf } from './lead-inputs.ts';

const START = Date.parse('2026-11-21T06:00:00Z');
export const DAY_MS = 86_400_000;
const ENCODED = 'application/x-www-form-urlencoded';

export type Headers = Record<string, string>;
type SiteOptions = Omit<NonNullable<Parameters<typeof startSite>[0]>, 'now' | 'log'>;

export interface LeadPayload {
  receivedAt: string | null;
  retryAfter: number | null;
  errors: { code: string; field: string | null; message: string }[];
}

export type LeadSite = Awaited<ReturnType<typeof startLeadSite>>;

/** Starts the site. Its `stop` fails when the log contains submitted data. */
export async function startLeadSite(options: SiteOptions = {}) {
  let time = START;
  const { lines, log, remember, expectNoPersonalData } = createPrivateLog();
  const now = () => new Date(time);
  const later = (ms: number) => {
    time += ms;
  };
  const site = await startSite({ ...options, log, now });
  return {
    ...site,
    lines,
    now,
    later,
    /** Registers values that must not be logged. */
    remember,
    /** Returns the site's messages in a language. */
    textsIn: (locale: Locale) => translatorOf(site.services.intls[locale]),
    ...createVisitor(site.app, { remember, later }),
    ...readStored(site.database),
    async stop(): Promise<void> {
      await site.stop();
      expectNoPersonalData();
    },
  };
}

interface SiteControls {
  remember(values: object): void;
  later(ms: number): void;
}

/** Actions of visitors and scripts. */
function createVisitor(app: RequestListener, { remember, later }: SiteControls) {
  const post = async (query: string, variables: object, headers: Headers = {}): Promise<Response> => {
    remember({ variables, headers });
    return request(app).post('/graphql').set(headers).send({ query, variables });
  };
  /** Returns a form token that is old enough to be submitted. */
  const readToken = async (): Promise<string> => {
    const { body } = await post('{ humanChallenge { formToken } }', {});
    later(5_000);
    return body.data.humanChallenge.formToken;
  };
  return {
    post,
    readToken,
    /** Sends a form through the API, with a new token unless the input has one. */
    async send(name: MutationName, input: object, headers: Headers = {}): Promise<LeadPayload> {
      const human = 'human' in input ? input.human : { formToken: await readToken() };
      const given = { locale: 'nl', ...input, human };
      const { body } = await post(mutationOf(name), { input: given }, headers);
      expect(body.errors).toBeUndefined();
      return body.data[name];
    },
    async open(path: string, accept = 'text/html', headers: Headers = {}): Promise<Response> {
      return request(app)
        .get(path)
        .set({ accept, ...headers })
        .redirects(0);
    },
    /** Sends a form as a browser without JavaScript does. */
    async submit(path: string, form: string, headers: Headers = {}): Promise<Response> {
      remember({ headers, ...Object.fromEntries(new URLSearchParams(form)) });
      const sent = { accept: 'text/html', 'content-type': ENCODED, ...headers };
      return request(app).post(path).set(sent).redirects(0).send(form);
    },
  };
}

const TABLES = ['lead', 'lead_photo', 'answered', 'used_human_token', 'rate_limit', 'mail_opt_out'];

/** Reads the stored submissions. */
function readStored({ db, pool }: TestSite['database']) {
  const query = async (text: string) => (await pool.query(text)).rows;
  const hasJobs = async () => (await query(`select to_regclass('jobs.job') is not null as is`))[0].is;
  return {
    leads: () => db.selectFrom('lead').selectAll().orderBy('received_at').execute(),
    consents: () => db.selectFrom('lead_consent').selectAll().execute(),
    /** Returns the jobs of the mail queue. */
    mails: async (): Promise<MailJob[]> => {
      if (!(await hasJobs())) return [];
      const rows = await query(`select data from jobs.job where name = 'mail' order by data->>'mail'`);
      return rows.map(({ data }) => data);
    },
    /** Deletes all submissions. */
    forget: async () => {
      await query(`truncate ${TABLES.join()} cascade`);
      if (await hasJobs()) await query('delete from jobs.job');
    },
  };
}
