import type { SubmissionStore } from '../../graphql/submissions/ports.ts';

/** Joins what this process has not answered yet: two clicks are one submission. */
export function createUnderWay(): Pick<SubmissionStore, 'join'> {
  const underWay = new Map<string, Promise<unknown>>();
  return {
    async join<Answer>({ key, input }: { key: string; input: string }, submit: () => Promise<Answer>) {
      const name = JSON.stringify([key, input]);
      const first = underWay.get(name) as Promise<Answer> | undefined;
      if (first) return first;
      const submitting = submit().finally(() => underWay.delete(name));
      underWay.set(name, submitting);
      return submitting;
    },
  };
}
