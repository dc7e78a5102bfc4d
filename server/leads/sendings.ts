import type { SendingsUnderWay } from '../../graphql/leads/ports.ts';

/** Sendings that this process has not answered yet. */
export function createSendings(): SendingsUnderWay {
  const underWay = new Map<string, Promise<unknown>>();
  return {
    async join<Answer>({ key, input }: { key: string; input: string }, send: () => Promise<Answer>) {
      const name = JSON.stringify([key, input]);
      const first = underWay.get(name) as Promise<Answer> | undefined;
      if (first) return first;
      const sending = send().finally(() => underWay.delete(name));
      underWay.set(name, sending);
      return sending;
    },
  };
}
