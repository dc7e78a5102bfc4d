import type { Response } from 'express';

const DIRECTIVES = [
  "default-src 'none'",
  "base-uri 'none'",
  "connect-src 'self'",
  "font-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "img-src 'self' data:",
  "manifest-src 'self'",
];

/** Scripts and styles come from this site's files; a page that streams in parts may also run its own nonce's. */
export function setContentSecurityPolicy(res: Response, nonce?: string): void {
  const scripts = nonce ? `script-src 'self' 'nonce-${nonce}'` : "script-src 'self'";
  res.set('content-security-policy', [...DIRECTIVES, scripts, "style-src 'self'"].join('; '));
}

/** The playground's editor injects styles and starts workers from memory; its scripts are files like all others. */
export function setPlaygroundPolicy(res: Response): void {
  const own = ["script-src 'self'", "style-src 'self' 'unsafe-inline'", 'worker-src blob:'];
  res.set('content-security-policy', [...DIRECTIVES, ...own].join('; '));
}
