/** The supported CAPTCHA services. All implement the protocol of Google's `siteverify`. */
import type { PolicySources } from '../../platform/security/content-security-policy.ts';

export interface HumanService {
  siteKey: string;
  secret: string;
  verifyUrl: string;
  /** The minimum score, from 0 (bot) to 1; for services that return one. */
  minScore: number;
}

export const GOOGLE_VERIFY_URL = 'https://www.google.com/recaptcha/api/siteverify';

interface Provider {
  /** Its display name. */
  name: string;
  scriptUrl: string;
  /** The minimum sources for its script, according to its documentation and its actual requests. */
  sources: PolicySources;
  /** Whether every response of the service contains the host of the page on which the widget was solved. */
  hasHostname: boolean;
}

const GOOGLE: Provider = {
  name: 'Google reCAPTCHA',
  scriptUrl: 'https://www.google.com/recaptcha/api.js?render=explicit',
  sources: {
    'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
    'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
    'connect-src': ['https://www.google.com/recaptcha/'],
  },
  hasHostname: true,
};

/** Google's alternative host, without the cookies of google.com. */
const RECAPTCHA_NET: Provider = {
  name: 'Google reCAPTCHA',
  scriptUrl: 'https://www.recaptcha.net/recaptcha/api.js?render=explicit',
  sources: {
    'script-src': ['https://www.recaptcha.net/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
    'frame-src': ['https://www.recaptcha.net/recaptcha/', 'https://recaptcha.net/recaptcha/'],
    'connect-src': ['https://www.recaptcha.net/recaptcha/'],
  },
  hasHostname: true,
};

const HCAPTCHA_HOSTS = ['https://hcaptcha.com', 'https://*.hcaptcha.com'];
const HCAPTCHA: Provider = {
  name: 'hCaptcha',
  scriptUrl: 'https://js.hcaptcha.com/1/api.js?render=explicit&recaptchacompat=off',
  sources: {
    'script-src': HCAPTCHA_HOSTS,
    'frame-src': HCAPTCHA_HOSTS,
    'style-src': HCAPTCHA_HOSTS,
    'connect-src': HCAPTCHA_HOSTS,
  },
  hasHostname: true,
};

const TURNSTILE: Provider = {
  name: 'Cloudflare Turnstile',
  scriptUrl: 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
  sources: {
    'script-src': ['https://challenges.cloudflare.com'],
    'frame-src': ['https://challenges.cloudflare.com'],
  },
  hasHostname: true,
};

const BY_HOST: Record<string, Provider> = {
  'www.google.com': GOOGLE,
  'www.recaptcha.net': RECAPTCHA_NET,
  'recaptcha.net': RECAPTCHA_NET,
  'hcaptcha.com': HCAPTCHA,
  'api.hcaptcha.com': HCAPTCHA,
  'challenges.cloudflare.com': TURNSTILE,
};

/**
 * Finds the CAPTCHA service by the host of its `siteverify` URL. An unknown host, such as a proxy, gets the script and
 * the policy of Google, and its response may lack the host of the widget.
 */
export function findProvider(verifyUrl: string): Provider {
  return BY_HOST[new URL(verifyUrl).hostname] ?? { ...GOOGLE, hasHostname: false };
}

/** The external sources that pages with a form may load; none without a service. */
export function humanPolicySources(service: HumanService | undefined): PolicySources {
  return service ? findProvider(service.verifyUrl).sources : {};
}
