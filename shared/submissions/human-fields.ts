/** Names of the fields by which a form shows that a human sends it. */
export const HUMAN_FIELDS = {
  formToken: 'formToken',
  /** Nobody sees it, and robots like its name. */
  trap: 'website',
  /** As services that tell humans from robots call it. */
  response: 'g-recaptcha-response',
  work: 'work',
} as const;
