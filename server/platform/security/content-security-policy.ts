import type { Response } from 'express';

type Directive =
  | 'connect-src'
  | 'font-src'
  | 'frame-src'
  | 'img-src'
  | 'script-src'
  | 'style-src'
  | 'style-src-elem'
  | 'worker-src';

/** External sources that a page may load, besides this site's own files. */
export type PolicySources = Partial<Record<Directive, readonly string[]>>;

/** Where browsers report what a policy blocked. */
export const REPORT_PATH = '/policy-reports';
const REPORT_GROUP = 'policy';
/** The header that names the endpoint of `report-to`. */
export const REPORTING_ENDPOINTS = `${REPORT_GROUP}="${REPORT_PATH}"`;

const IMAGES = ["'self'", 'data:'];
const FIXED = [
  "default-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "manifest-src 'self'",
  // For browsers without `report-to`.
  `report-uri ${REPORT_PATH}`,
  `report-to ${REPORT_GROUP}`,
];

/** The union of two lists of sources. */
export function joinSources(some: PolicySources, others: PolicySources): PolicySources {
  const directives = new Set([...Object.keys(some), ...Object.keys(others)] as Directive[]);
  return Object.fromEntries(
    [...directives].map((name) => [name, [...(some[name] ?? []), ...(others[name] ?? [])]]),
  );
}

/**
 * Scripts and styles are loaded from this site's files. A streamed page may also run scripts with its nonce, and a page
 * with a form or a map may load the sources of its services.
 */
export function setContentSecurityPolicy(res: Response, nonce?: string, sources?: PolicySources): void {
  res.set('content-security-policy', policyText(nonce, sources));
}

export function policyText(nonce?: string, sources: PolicySources = {}): string {
  const own: Record<Directive, string[]> = {
    'connect-src': ["'self'"],
    'font-src': ["'self'"],
    'frame-src': [],
    'img-src': IMAGES,
    'script-src': nonce ? ["'self'", `'nonce-${nonce}'`] : ["'self'"],
    'style-src': ["'self'"],
    // When it is absent, `style-src` applies.
    'style-src-elem': [],
    'worker-src': ["'self'"],
  };
  const loaded = (Object.keys(own) as Directive[])
    .map((directive) => [directive, ...own[directive], ...(sources[directive] ?? [])])
    .filter((words) => words.length > 1)
    .map((words) => words.join(' '));
  return [...FIXED, ...loaded].join('; ');
}

/**
 * The editor of the playground injects styles and has fonts inlined in its style sheet. Its scripts and its workers,
 * for completion and validation, are regular files.
 */
export function setPlaygroundPolicy(res: Response): void {
  const own = [
    "connect-src 'self'",
    "font-src 'self' data:",
    ['img-src', ...IMAGES].join(' '),
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "worker-src 'self'",
  ];
  res.set('content-security-policy', [...FIXED, ...own].join('; '));
}
