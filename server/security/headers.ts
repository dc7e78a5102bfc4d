import type { RequestHandler } from 'express';
import helmet from 'helmet';
import { policyText } from './content-security-policy.ts';

/** Headers of every answer; pages and the playground set a policy of their own over the strict one. */
export function securityHeaders(publicUrl: string): RequestHandler[] {
  const isHttps = publicUrl.startsWith('https:');
  const strict = policyText();
  return [
    helmet({
      contentSecurityPolicy: false,
      strictTransportSecurity: isHttps ? { maxAge: 63_072_000, includeSubDomains: true } : false,
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      crossOriginOpenerPolicy: isHttps ? { policy: 'same-origin' } : false,
      originAgentCluster: isHttps,
    }),
    (_req, res, next) => {
      res.set('content-security-policy', strict);
      res.set('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()');
      next();
    },
  ];
}
