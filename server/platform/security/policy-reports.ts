/**
 * `POST /policy-reports`: browsers report what the content security policy blocked. A report contains URLs of pages,
 * which may be secret, so only the directive is counted and the origin of the blocked resource logged. Each process
 * counts, limits and logs independently.
 */
import express, { type RequestHandler } from 'express';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import * as v from 'valibot';
import type { Logger } from '../logging/logger.ts';
import { REPORT_PATH } from './content-security-policy.ts';

interface ReportDependencies {
  log: Pick<Logger, 'warn'>;
  now: () => Date;
  count: (directive: string) => void;
}

const HOUR_MS = 3_600_000;
/** Reports accepted per process and minute, for all visitors together, because addresses are not stored. */
const LIMIT = { points: 120, duration: 60 };
const MAX_REPORTS = 20;
const OTHER = 'other';
/** Directives of this site's policies, because a metric label must have few values. */
const DIRECTIVES: ReadonlySet<string> = new Set([
  ...['default-src', 'base-uri', 'form-action', 'frame-ancestors', 'manifest-src', 'connect-src', 'font-src'],
  ...['frame-src', 'img-src', 'media-src', 'object-src', 'script-src', 'script-src-elem', 'script-src-attr'],
  ...['style-src', 'style-src-elem', 'style-src-attr', 'worker-src', 'child-src'],
]);

const text = v.optional(v.string(), '');
/** `report-uri`, content type `application/csp-report`. */
const singleReport = v.pipe(
  v.object({
    'csp-report': v.object({ 'effective-directive': text, 'violated-directive': text, 'blocked-uri': text }),
  }),
  v.transform(({ 'csp-report': report }) => [
    {
      directive: report['effective-directive'] || report['violated-directive'],
      blocked: report['blocked-uri'],
    },
  ]),
);
/** The Reporting API, content type `application/reports+json`; reports of other types are ignored. */
const reportList = v.pipe(
  v.array(v.object({ type: v.string(), body: v.optional(v.record(v.string(), v.unknown()), {}) })),
  v.maxLength(MAX_REPORTS),
  v.transform((reports) =>
    reports
      .filter(({ type }) => type === 'csp-violation')
      .map(({ body }) => ({ directive: String(body.effectiveDirective), blocked: String(body.blockedURL) })),
  ),
);
const reportsSchema = v.union([singleReport, reportList]);

/** The handlers of the endpoint: 204, 400 for an invalid report, and 429 beyond the limit. */
export function policyReports({ log, now, count }: ReportDependencies): RequestHandler[] {
  const limiter = new RateLimiterMemory(LIMIT);
  const loggedAt = new Map<string, number>();
  const recordReport = ({ directive, blocked }: { directive: string; blocked: string }) => {
    const name = nameOf(directive);
    count(name);
    const time = now().getTime();
    if (time - (loggedAt.get(name) ?? -HOUR_MS) < HOUR_MS) return;
    loggedAt.set(name, time);
    log.warn(
      { directive: name, blocked: originOf(blocked) },
      'the content security policy blocked something',
    );
  };
  const parseBody = express.json({
    type: ['application/csp-report', 'application/reports+json'],
    limit: '50kb',
  });
  const limit: RequestHandler = async (_req, res, next) => {
    res.set('cache-control', 'no-store');
    const isWithinLimit = await limiter.consume(REPORT_PATH).then(
      () => true,
      () => false,
    );
    if (isWithinLimit) return next();
    res.status(429).set('retry-after', String(LIMIT.duration)).end();
  };
  const handler: RequestHandler = (req, res) => {
    const parsed = v.safeParse(reportsSchema, req.body);
    if (!parsed.success) return void res.status(400).end();
    parsed.output.forEach(recordReport);
    res.status(204).end();
  };
  return [limit, parseBody, handler];
}

/** Old browsers append the directive's sources to its name. */
function nameOf(directive: string): string {
  const [name = ''] = directive.split(' ');
  return DIRECTIVES.has(name) ? name : OTHER;
}

/** An origin, the scheme of a URL without one, or a keyword such as `inline`; never a path. */
function originOf(blocked: string): string {
  if (/^[a-z-]{1,20}$/.test(blocked)) return blocked;
  const url = URL.parse(blocked);
  if (!url) return OTHER;
  return url.origin === 'null' ? url.protocol : url.origin.slice(0, 100);
}
