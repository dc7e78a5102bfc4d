/** `/feeds/confirm/<feed>/<token>`: the agency confirms that listings missing from a feed may be withdrawn. */
import express, { type RequestHandler, Router } from 'express';
import { CONFIRM_PATH, isConfirmToken } from '../../features/import/polling/confirm-link.ts';
import { confirmRemovals } from '../../features/import/store/feed-states.ts';
import { findRemovals } from '../../features/import/store/held-removals.ts';
import { sendNotFound } from '../../platform/http/not-found.ts';
import { setContentSecurityPolicy } from '../../platform/security/content-security-policy.ts';
import type { Services } from '../../services.ts';
import { plainDocument } from '../pages/plain-page.ts';
import { rejectForeignPosts } from '../pages/reject-foreign-posts.ts';
import { confirmPage } from './confirm-page.ts';

const HEADERS = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
};
const MAX_FORM_SIZE = '1kb';

type Dependencies = Pick<Services, 'db' | 'settings' | 'site' | 'intls' | 'assets' | 'now'>;
type Handler = RequestHandler<{ feed: string; token: string }>;

export function confirmRoutes(dependencies: Dependencies): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const readForm = express.text({ type: 'application/x-www-form-urlencoded', limit: MAX_FORM_SIZE });
  const path = `${CONFIRM_PATH}/:feed/:token` as const;
  router.get(path, showPage(dependencies));
  router.post(path, rejectForeignPosts(dependencies.settings.publicUrl), readForm, confirm(dependencies));
  return router;
}

function showPage(dependencies: Dependencies): Handler {
  const { settings, intls, assets, site } = dependencies;
  const { agency } = settings;
  return async ({ params }, res) => {
    res.set(HEADERS);
    const found = await findConfirmation(params, dependencies);
    if (!found) return sendNotFound(res);
    const intl = intls[agency.locale];
    setContentSecurityPolicy(res, undefined, assets.plain.sources);
    const page = confirmPage(found.state, found.run, intl);
    const frame = { locale: agency.locale, intl, agency, logo: site.logo, assets: assets.plain };
    res.set('content-language', agency.locale).type('html').send(plainDocument(frame, page));
  };
}

/** Confirms only what the agency has seen: not when the feed has been read in the meantime. */
function confirm(dependencies: Dependencies): Handler {
  const { db, now } = dependencies;
  return async ({ params, body, originalUrl }, res) => {
    res.set(HEADERS);
    const found = await findConfirmation(params, dependencies);
    if (!found) return sendNotFound(res);
    const { state, run } = found;
    const shown = new URLSearchParams(typeof body === 'string' ? body : '').get('run');
    if (state === 'open' && shown === String(run.id))
      await confirmRemovals(db, { feed: run.feed, removals: run.report?.removals ?? 0, now: now() });
    res.redirect(303, originalUrl);
  };
}

/** The last reading of the feed. Null: the link is not from this site, or the feed was not read yet. */
async function findConfirmation({ feed, token }: { feed: string; token: string }, { db }: Dependencies) {
  return (await isConfirmToken(db, feed, token)) ? findRemovals(db, feed) : null;
}
