/**
 * The analytics tool that an agency has chosen.
 *
 * Each tool asks for consent by default. Article 5(3) of the ePrivacy directive, in Belgium article 10/2 of the act of
 * 30 July 2018, exempts only transmission and services that the visitor requests. The Belgian data protection authority
 * lists no exemption for statistics (gegevensbeschermingsautoriteit.be, theme "Cookies en andere traceringsmiddelen").
 * The EDPB applies the article to scripts that send information from the browser, also without cookies (guidelines
 * 2/2023, version 2, section 3). An agency may still set `consent: false` for a tool without cookies, when
 * its lawyer says so, for example after a change of the law; never for one with cookies.
 */
import * as v from 'valibot';
import type { Analytics } from '../../../shared/analytics.ts';
import type { PolicySources } from '../../platform/security/content-security-policy.ts';
import { isSafeAddress } from '../../platform/security/safe-address.ts';

const PLAUSIBLE = 'https://plausible.io/';

const HOSTNAME = /^[a-z\d]([a-z\d.-]*[a-z\d])?$/i;

const host = v.pipe(
  v.string(),
  v.maxLength(200),
  v.check(isPlainAddress, 'is no https address of a plain host name, such as https://stats.example.be/'),
  v.transform((value) => new URL(value).href.replace(/\/?$/, '/')),
);

const withConsent = v.optional(v.literal(true, 'must be true: this tool sets cookies'), true);

const plausible = v.strictObject({
  tool: v.literal('plausible'),
  /** The domain of the site, as in the account. */
  domain: v.pipe(v.string(), v.regex(HOSTNAME, 'is no domain such as agency.be'), v.maxLength(200)),
  /** The server of the tool. */
  host: v.optional(host, PLAUSIBLE),
  consent: v.optional(v.boolean(), true),
});

const matomo = v.pipe(
  v.strictObject({
    tool: v.literal('matomo'),
    host,
    siteId: v.pipe(v.number(), v.integer(), v.minValue(1)),
    cookies: v.optional(v.boolean(), false),
    consent: v.optional(v.boolean(), true),
  }),
  v.forward(
    v.partialCheck(
      [['cookies'], ['consent']],
      ({ cookies, consent }) => consent || !cookies,
      'must be true: this tool sets cookies',
    ),
    ['consent'],
  ),
);

const ga4 = v.strictObject({
  tool: v.literal('ga4'),
  measurementId: v.pipe(
    v.string(),
    v.regex(/^G-[A-Z\d]{4,20}$/, 'is no measurement id such as G-AB12CD34EF'),
  ),
  consent: withConsent,
});

export const analyticsAccount: v.GenericSchema<unknown, Analytics> = v.variant(
  'tool',
  [plausible, matomo, ga4],
  'is no tool: plausible, matomo or ga4',
);

/** Whether an address contains nothing with a meaning in a policy, such as the `*` of all hosts. */
function isPlainAddress(value: string): boolean {
  if (!isSafeAddress(value) || /[?#]/.test(value)) return false;
  const { hostname, pathname } = new URL(value);
  return HOSTNAME.test(hostname) && /^[\w./~-]+$/.test(pathname);
}

/** The external sources that pages may load for the tool; none without one. */
export function analyticsPolicySources(analytics: Analytics | undefined): PolicySources {
  switch (analytics?.tool) {
    case 'plausible':
      return { 'connect-src': [`${analytics.host}api/event`] };
    case 'matomo':
      return {
        'script-src': [`${analytics.host}matomo.js`],
        'connect-src': [`${analytics.host}matomo.php`],
      };
    // Google's guide to content security policies, without its hosts for advertising.
    case 'ga4':
      return {
        'script-src': ['https://www.googletagmanager.com'],
        'img-src': ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
        'connect-src': [
          'https://*.google-analytics.com',
          'https://*.analytics.google.com',
          'https://*.googletagmanager.com',
        ],
      };
    default:
      return {};
  }
}
