import type { PublishedVersion } from './published-version.ts';

/** What was asked is remembered until something else is published; a failure is not remembered. */
export function whilePublished<Answer>(
  version: Readonly<PublishedVersion>,
  ask: () => Promise<Answer>,
): () => Promise<Answer> {
  let answer: Promise<Answer> | undefined;
  let published: number | null = null;
  return () => {
    if (answer && published !== null && published === version.published) return answer;
    published = version.published;
    const asked = ask();
    answer = asked;
    asked.catch(() => {
      if (answer === asked) answer = undefined;
    });
    return asked;
  };
}
