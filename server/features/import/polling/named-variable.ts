/**
 * Returns the trimmed value of an environment variable that the agency file names.
 * @param owner what names the variable, such as `the feed "crm"`
 * @throws an error that names the missing variable.
 */
export function readNamedVariable(variable: string, owner: string, env: NodeJS.ProcessEnv): string {
  const value = env[variable]?.trim();
  if (value) return value;
  throw new Error(`Wrong settings: ${variable} is missing, which ${owner} names`);
}

/** The error for a variable whose value is not of the form, such as "8 to 500 characters". */
export function malformedVariable(variable: string, owner: string, form: string): Error {
  return new Error(`Wrong settings: ${variable}, which ${owner} names, is not ${form}`);
}
