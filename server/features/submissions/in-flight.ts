import type { SubmissionKey, SubmissionStore } from '../../../graphql/submissions/ports.ts';
import { visitorKey } from '../../platform/limits/visitor-key.ts';

/** Joins identical submissions that are in progress in this process, so that a double click is one submission. */
export function createInFlightSubmissions(): Pick<SubmissionStore, 'joinConcurrent'> {
  const pending = new Map<string, Promise<unknown>>();
  return {
    async joinConcurrent<Answer>({ key, owner, input }: SubmissionKey, submit: () => Promise<Answer>) {
      const name = JSON.stringify([key, owner && visitorKey(owner), input]);
      const first = pending.get(name) as Promise<Answer> | undefined;
      if (first) return first;
      const submission = submit().finally(() => pending.delete(name));
      pending.set(name, submission);
      return submission;
    },
  };
}
