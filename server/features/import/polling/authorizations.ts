import type { FeedSettings } from './feed-settings.ts';

/**
 * Reads the `Authorization` headers of feeds; the keys are the names of the feeds.
 * @throws an error that names a missing variable.
 */
export function readAuthorizations(
  feeds: readonly FeedSettings[],
  env: NodeJS.ProcessEnv,
): Map<string, string> {
  const headers = feeds.flatMap(({ name, authorization: variable }): [string, string][] => {
    if (!variable) return [];
    const header = env[variable]?.trim();
    if (!header) throw new Error(`Wrong settings: ${variable} is missing, which the feed "${name}" names`);
    return [[name, header]];
  });
  return new Map(headers);
}
