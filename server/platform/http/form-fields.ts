/** The maximum number of fields of a form, including nested ones. */
export const MAX_FIELDS = 1000;

/**
 * Whether a URL-encoded form has too many fields. Counts separators before the form is parsed: half a million fields
 * take a quarter of a second.
 */
export function hasTooManyFields(form: string): boolean {
  let end = -1;
  for (let fields = 0; fields < MAX_FIELDS; fields += 1) {
    end = form.indexOf('&', end + 1);
    if (end === -1) return false;
  }
  return true;
}
