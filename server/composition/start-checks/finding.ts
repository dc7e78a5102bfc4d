/** The result of one check: a line of `npm run doctor`, and of the log of a start unless its state is `ok`. */
export interface Finding {
  /** What was checked, such as `mail server`. */
  subject: string;
  /** `wrong`: visitors or the agency notice it. `warning`: it can become a fault, or could not be checked. */
  state: 'ok' | 'warning' | 'wrong';
  /** The result and, unless the state is `ok`, what to do; without secrets and personal data. */
  text: string;
}

const SUBJECT_WIDTH = 16;

export const ok = (subject: string, text: string): Finding => ({ subject, state: 'ok', text });
export const warning = (subject: string, text: string): Finding => ({ subject, state: 'warning', text });
export const wrong = (subject: string, text: string): Finding => ({ subject, state: 'wrong', text });

/** Returns a finding as one line. */
export function presentFinding({ subject, state, text }: Finding): string {
  return `${state.padEnd(7)}  ${subject.padEnd(SUBJECT_WIDTH)}  ${text.replaceAll(/\s+/g, ' ')}`;
}

/** Returns the message of an error, or its code. Errors of connections can have an empty message. */
export function messageOf(error: unknown): string {
  const { message, code } = error as Partial<NodeJS.ErrnoException>;
  return (message || code || String(error)).replace(/\.$/, '');
}
