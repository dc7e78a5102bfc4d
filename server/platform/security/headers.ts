import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';
import { policyText, REPORTING_ENDPOINTS } from './content-security-policy.ts';

/** Headers of every response; pages and the playground replace the strict policy by their own. */
export function securityHeaders(publicUrl: string): OutgoingHttpHeaders {
  const isHttps = publicUrl.startsWith('https:');
  const setHeaders = helmet({
    contentSecurityPolicy: false,
    strictTransportSecurity: isHttps ? { maxAge: 63_072_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginOpenerPolicy: isHttps ? { policy: 'same-origin' } : false,
    originAgentCluster: isHttps,
  });
  // Computed once, because they are the same for every response, and helmet runs a dozen functions.
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  setHeaders(response.req, response, () => {});
  return {
    ...response.getHeaders(),
    'content-security-policy': policyText(),
    'reporting-endpoints': REPORTING_ENDPOINTS,
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  };
}
