/** Keys of partners: `Authorization: Bearer <key>`. */
import type { Request, RequestHandler, Response } from 'express';
import type { PartnerKeys } from '../../features/partners/partner-keys.ts';
import type { ReadBudget } from '../../platform/limits/read-budget.ts';
import type { Metrics } from '../health/metrics.ts';

interface Dependencies {
  partnerKeys: PartnerKeys;
  metrics: Pick<Metrics, 'countPartnerRequest'>;
  readBudget: Pick<ReadBudget, 'chargeUnknownKey'>;
}

const BEARER = /^Bearer +(.*)$/i;
/** Schemes of proxies, such as the password of a site that is not public yet. */
const OF_PROXIES = /^(?:Basic|Digest|Negotiate|NTLM)(?: |$)/i;

/**
 * Finds the partner of a request with a key (`res.locals.partner`). An unknown or revoked key is rejected, and so is a
 * GET: responses to it may be stored by shared caches. Many such requests of an address block are rejected without a
 * lookup. Keys that were valid before are looked up nonetheless: a partner may share its address block with a sender of
 * wrong keys.
 */
export function authenticatePartner(
  { partnerKeys, metrics, readBudget }: Dependencies,
  reject: (req: Request, res: Response) => void,
): RequestHandler {
  return async (req, res, next) => {
    const authorization = req.get('authorization');
    if (authorization === undefined || OF_PROXIES.test(authorization)) return next();
    const [, key = ''] = BEARER.exec(authorization) ?? [];
    const isRead = req.method === 'GET' || req.method === 'HEAD';
    if (!partnerKeys.wasValid(key)) await readBudget.chargeUnknownKey(req);
    const partner = isRead ? null : await partnerKeys.find(key);
    metrics.countPartnerRequest(partner ? 'accepted' : 'rejected');
    if (partner) {
      res.locals.partner = partner;
      return next();
    }
    res.set('www-authenticate', 'Bearer error="invalid_token"');
    reject(req, res);
  };
}
