import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';
import { policyText, REPORTING_ENDPOINTS } from './content-security-policy.ts';

/** Headers of every answer; pages and the playground set a policy of their own over the strict one. */
export function securityHeaders(publicUrl: string): OutgoingHttpHeaders {
  const isHttps = publicUrl.startsWith('https:');
  const setHeaders = helmet({
    contentSecurityPolicy: false,
    strictTransportSecurity: isHttps ? { maxAge: 63_072_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginOpenerPolicy: isHttps ? { policy: 'same-origin' } : false,
    originAgentCluster: isHttps,
  });
  // They are the same for every answer: a dozen functions for each would find them again.
  const answer = new ServerResponse(new IncomingMessage(new Socket()));
  setHeaders(answer.req, answer, () => {});
  return {
    ...answer.getHeaders(),
    'content-security-policy': policyText(),
    'reporting-endpoints': REPORTING_ENDPOINTS,
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  };
}
