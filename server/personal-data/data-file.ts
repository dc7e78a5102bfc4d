import type { RequestHandler } from 'express';
import { findLinkedEmail } from '../database/personal-data/links.ts';
import type { Services } from '../services.ts';
import { SOURCES } from '../submissions/sources.ts';
import { exportPersonalDataOf } from './export.ts';

const FILE = /^([\w-]{43})\.json$/;

/** Serves all data of an address as a file, at the path of the page plus `.json`. */
export function personalDataFile({ db }: Services): RequestHandler {
  return async (req, res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return next();
    const { match } = res.locals;
    const [, token] = FILE.exec(match?.name === 'personalData' ? String(match.params.token) : '') ?? [];
    const email = token ? await findLinkedEmail(db, token) : null;
    if (email === null) return next();
    const data = await exportPersonalDataOf(db, email, SOURCES);
    res.set({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    res
      .attachment('personal-data.json')
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(data, null, 2));
  };
}
