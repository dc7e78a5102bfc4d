import type { RequestHandler } from 'express';
import { exportPersonalDataOf } from '../../features/personal-data/export.ts';
import { findLinkedEmail } from '../../features/personal-data/store/links.ts';
import type { SubmissionSources } from '../../features/submissions/source.ts';
import type { Services } from '../../services.ts';

const FILE = /^([\w-]{43})\.json$/;

/** Serves all data of an address in these sources as a file, at the path of the page plus `.json`. */
export function personalDataFile({ db }: Services, sources: SubmissionSources): RequestHandler {
  return async (req, res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return next();
    const { match } = res.locals;
    const [, token] = FILE.exec(match?.name === 'personalData' ? String(match.params.token) : '') ?? [];
    const email = token ? await findLinkedEmail(db, token) : null;
    if (email === null) return next();
    const data = await exportPersonalDataOf(db, email, sources);
    res.set({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    res
      .attachment('personal-data.json')
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(data, null, 2));
  };
}
