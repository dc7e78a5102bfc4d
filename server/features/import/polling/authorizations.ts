import type { FeedSettings } from './feed-settings.ts';
import { readNamedVariable } from './named-variable.ts';

/**
 * Reads the `Authorization` headers of feeds; the keys are the names of the feeds.
 * @throws an error that names a missing variable.
 */
export function readAuthorizations(
  feeds: readonly FeedSettings[],
  env: NodeJS.ProcessEnv,
): Map<string, string> {
  const headers = feeds.flatMap(({ name, authorization }): [string, string][] =>
    authorization ? [[name, readNamedVariable(authorization, `the feed "${name}"`, env)]] : [],
  );
  return new Map(headers);
}
