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
