/** Settings that were renamed: the old names, which work for one more release. */
export const RENAMED_SETTINGS = {
  ANSWERS_MB: 'RESPONSE_CACHE_MB',
  ORDINARY_SENDINGS: 'ORDINARY_SUBMISSIONS',
  PICTURES_AHEAD: 'PRERENDERED_PICTURES',
} as const satisfies Record<string, string>;

const PAIRS = Object.entries(RENAMED_SETTINGS);

/** Gives values under old names their new ones. A value under the new name comes first. */
export function withNewNames(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return { ...Object.fromEntries(PAIRS.map(([old, name]) => [name, env[old]])), ...env };
}

/** A line for each variable that is set under its old name. */
export function describeOldNames(env: NodeJS.ProcessEnv): string[] {
  return PAIRS.filter(([old]) => env[old]?.trim()).map(
    ([old, name]) => `The setting ${old} is now ${name}; its old name stops working with the next release`,
  );
}
