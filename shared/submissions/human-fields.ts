/** Names of the fields by which a form shows that a human sends it. */
export const HUMAN_FIELDS = {
  formToken: 'formToken',
  /** The honeypot: hidden, with a name that robots fill in. */
  trap: 'website',
  /** The field name of CAPTCHA widgets. */
  response: 'g-recaptcha-response',
  work: 'work',
} as const;
