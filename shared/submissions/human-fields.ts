/** Names of the form fields that prove that the sender is human. */
export const HUMAN_FIELDS = {
  formToken: 'formToken',
  /** The honeypot: a hidden field whose name makes bots fill it in. */
  trap: 'website',
  /** The field name of CAPTCHA widgets. */
  response: 'g-recaptcha-response',
  work: 'work',
} as const;
