/** Settings that were renamed. The old names work for one more release. */

/** Environment variables. */
export const RENAMED_VARIABLES = {
  AJAX_ALLOWED_ORIGINS: 'ALLOWED_ORIGINS',
  ANSWERS_MB: 'RESPONSE_CACHE_MB',
  ORDINARY_SENDINGS: 'ORDINARY_SUBMISSIONS',
  PICTURES_AHEAD: 'PRERENDERED_PICTURES',
} as const;
/** Fields of the agency file. */
export const RENAMED_FIELDS = { brick: 'brandColour' } as const;

type Renamed = Readonly<Record<string, string>>;

/** Gives values under old names their new ones. A value under the new name comes first. */
export function withNewNames<Given extends object>(given: Given, renamed: Renamed): Given {
  const named = { ...given } as Record<string, unknown>;
  for (const [old, name] of Object.entries(renamed)) {
    if (old in named) named[name] ??= named[old];
    delete named[old];
  }
  return named as Given;
}

/** Returns a line for each value that is given under its old name. */
export function describeOldNames(given: object, renamed: Renamed): string[] {
  return Object.entries(renamed)
    .filter(([old]) => Object.entries(given).some(([name, value]) => name === old && value !== ''))
    .map(
      ([old, name]) => `The setting ${old} is now ${name}; its old name stops working with the next release`,
    );
}
