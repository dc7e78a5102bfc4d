/** `/feeds/confirm/<run>/<token>`: the agency confirms that listings missing from a feed may be withdrawn. */
import express, { type RequestHandler, Router } from 'express';
import { findFeedRun, listFeedRuns } from '../../database/feeds/feed-runs.ts';
import { confirmMissing, readFeedState } from '../../database/feeds/feed-states.ts';
import { sendNotFound } from '../../http/not-found.ts';
import { plainDocument } from '../../pages/plain-page.ts';
import { rejectForeignPosts } from '../../pages/reject-foreign-posts.ts';
import { setContentSecurityPolicy } from '../../security/content-security-policy.ts';
import type { Services } from '../../services.ts';
import { CONFIRM_PATH, isConfirmToken } from './confirm-link.ts';
import { type ConfirmState, confirmPage } from './confirm-page.ts';

const HEADERS = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
};
const MAX_FORM_SIZE = '1kb';
/** The largest id of a run. */
const MAX_ID = 2 ** 31 - 1;

type Parts = Pick<Services, 'db' | 'settings' | 'intls' | 'assets' | 'now'>;
type Handler = RequestHandler<{ run: string; token: string }>;

export function confirmRoutes(parts: Parts): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const readForm = express.text({ type: 'application/x-www-form-urlencoded', limit: MAX_FORM_SIZE });
  const path = `${CONFIRM_PATH}/:run/:token` as const;
  router.get(path, showPage(parts));
  router.post(path, rejectForeignPosts(parts.settings.publicUrl), readForm, confirm(parts));
  return router;
}

function showPage(parts: Parts): Handler {
  const { settings, intls, assets } = parts;
  const { agency } = settings;
  return async ({ params }, res) => {
    res.set(HEADERS);
    const found = await findConfirmation(params, parts);
    if (!found) return sendNotFound(res);
    const intl = intls[agency.locale];
    setContentSecurityPolicy(res, undefined, assets.plain.sources);
    const page = confirmPage(found.state, found.run, intl);
    const frame = { locale: agency.locale, intl, agency, assets: assets.plain };
    res.set('content-language', agency.locale).type('html').send(plainDocument(frame, page));
  };
}

/** Confirms only what the agency has seen: not when the feed has been read in the meantime. */
function confirm(parts: Parts): Handler {
  const { db, now } = parts;
  return async ({ params, body, originalUrl }, res) => {
    res.set(HEADERS);
    const found = await findConfirmation(params, parts);
    if (!found) return sendNotFound(res);
    const { state, run } = found;
    const shown = new URLSearchParams(typeof body === 'string' ? body : '').get('run');
    if (state === 'open' && shown === String(run.id))
      await confirmMissing(db, { feed: run.feed, missing: run.report?.missing ?? 0, now: now() });
    res.redirect(303, originalUrl);
  };
}

/** The last run of the feed that the link is about. Undefined: the link is not from this site, or too old. */
async function findConfirmation(
  { run: id, token }: { run: string; token: string },
  { db }: Parts,
): Promise<{ state: ConfirmState; run: Awaited<ReturnType<typeof listFeedRuns>>[number] } | undefined> {
  if (!/^[1-9]\d{0,9}$/.test(id) || Number(id) > MAX_ID || !(await isConfirmToken(db, id, token)))
    return undefined;
  const linked = await findFeedRun(db, Number(id));
  const [run] = linked ? await listFeedRuns(db, linked.feed, { count: 1 }) : [];
  if (!run) return undefined;
  const { confirmedMissing } = await readFeedState(db, run.feed);
  const isWaiting = run.outcome === 'HELD';
  return { run, state: !isWaiting ? 'outdated' : confirmedMissing === null ? 'open' : 'confirmed' };
}
