import { RetryableError } from '../jobs/outcomes.ts';

/**
 * Thrown for a mail whose source or name this release does not know. During an update, servers of the new release queue
 * such mails, and one of those may take the next attempt.
 */
export class UnknownMail extends RetryableError {
  constructor() {
    super('a mail that this release does not know');
  }
}
