import type { SubmissionStore } from '../../graphql/submissions/ports.ts';

/** Joins identical submissions that are in progress in this process, so that a double click is one submission. */
export function createInFlightSubmissions(): Pick<SubmissionStore, 'joinConcurrent'> {
  const pending = new Map<string, Promise<unknown>>();
  return {
    async joinConcurrent<Answer>(
      { key, input }: { key: string; input: string },
      submit: () => Promise<Answer>,
    ) {
      const name = JSON.stringify([key, input]);
      const first = pending.get(name) as Promise<Answer> | undefined;
      if (first) return first;
      const submission = submit().finally(() => pending.delete(name));
      pending.set(name, submission);
      return submission;
    },
  };
}
