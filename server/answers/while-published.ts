import type { PublishedVersion } from './published-version.ts';

/** Caches a result until the catalogue version changes; a failure is not cached. */
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
