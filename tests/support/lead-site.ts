/** The site as those meet it who fill in its forms: with a clock that tests move, and a log that must know nobody. */
import { expect } from '@jest/globals';
import request, { type Response } from 'supertest';
import { createLogger } from '../../server/logging/logger.ts';
import { type MutationName, mutationOf } from './lead-inputs.ts';
import { startSite, type TestSite } from './site.ts';

const START = Date.parse('2026-11-21T06:00:00Z');
const DAY_MS = 86_400_000;
/** What is shorter may stand in a log for another reason. */
const SHORTEST_SECRET = 6;
/** Words of the API that a log may know. */
const WORDS = new Set(['GENERAL', 'ESTIMATE']);
const ENCODED = 'application/x-www-form-urlencoded';

export type Headers = Record<string, string>;
type SiteOptions = Omit<NonNullable<Parameters<typeof startSite>[0]>, 'now' | 'log'>;

export interface LeadPayload {
  receivedAt: string | null;
  retryAfter: number | null;
  errors: { code: string; field: string | null; message: string }[];
}

export type LeadSite = Awaited<ReturnType<typeof startLeadSite>>;

/** Its `stop` fails when the log knows anything that was typed, or a token. */
export async function startLeadSite(options: SiteOptions = {}) {
  let time = START;
  const lines: string[] = [];
  const secrets = new Set<string>();
  const log = createLogger('trace', { write: (line) => void lines.push(line) });
  const site = await startSite({ ...options, log, now: () => new Date(time) });
  const { app, database } = site;
  const later = (ms: number) => {
    time += ms;
  };
  const remember = (values: object): void => {
    for (const value of Object.values(values)) {
      if (typeof value === 'object' && value) remember(value);
      if (typeof value !== 'string' || value.length < SHORTEST_SECRET || WORDS.has(value)) continue;
      secrets.add(value);
      secrets.add(JSON.stringify(value).slice(1, -1));
    }
  };
  const post = async (query: string, variables: object, headers: Headers = {}): Promise<Response> => {
    remember({ variables, headers });
    return request(app).post('/graphql').set(headers).send({ query, variables });
  };
  /** A form's token, old enough to be sent. */
  const readToken = async (): Promise<string> => {
    const { body } = await post('{ humanChallenge { formToken } }', {});
    later(5_000);
    return body.data.humanChallenge.formToken;
  };
  return {
    ...site,
    lines,
    later,
    now: () => new Date(time),
    remember,
    readToken,
    post,
    /** Sends a form with a new token through the API, unless the input has its own. */
    async send(name: MutationName, input: object, headers: Headers = {}): Promise<LeadPayload> {
      const given = { locale: 'nl', human: { formToken: await readToken() }, ...input };
      const { body } = await post(mutationOf(name), { input: given }, headers);
      expect(body.errors).toBeUndefined();
      return body.data[name];
    },
    open: (path: string): Promise<Response> =>
      request(app).get(path).set('accept', 'text/html').redirects(0).then(),
    /** Sends a form as a browser without JavaScript does. */
    async submit(path: string, form: string, headers: Headers = {}): Promise<Response> {
      remember({ headers, ...Object.fromEntries(new URLSearchParams(form)) });
      const sent = { accept: 'text/html', 'content-type': ENCODED, ...headers };
      return request(app).post(path).set(sent).redirects(0).send(form);
    },
    ...keptIn(database),
    async stop(): Promise<void> {
      await site.stop();
      const logged = lines.join('');
      for (const secret of secrets) expect(logged).not.toContain(secret);
    },
  };
}

const TABLES = ['lead', 'answered', 'used_human_token', 'rate_limit', 'refused_recipient'];

/** What became of what was sent. */
function keptIn({ db, pool }: TestSite['database']) {
  const query = async (text: string) => (await pool.query(text)).rows;
  const hasJobs = async () => (await query(`select to_regclass('jobs.job') is not null as is`))[0].is;
  return {
    leads: () => db.selectFrom('lead').selectAll().orderBy('received_at').execute(),
    consents: () => db.selectFrom('lead_consent').selectAll().execute(),
    /** Jobs of the mail queue. */
    mails: async (): Promise<{ lead: string; mail: string }[]> => {
      if (!(await hasJobs())) return [];
      const rows = await query(`select data from jobs.job where name = 'mail' order by data->>'mail'`);
      return rows.map(({ data }) => data);
    },
    /** Another day, on which nothing was sent yet. */
    forget: async () => {
      await query(`truncate ${TABLES.join()} cascade`);
      if (await hasJobs()) await query('delete from jobs.job');
    },
  };
}

export { DAY_MS };
