/** Schemas that the settings of feeds share. */
import * as v from 'valibot';

/** Plain http is for a server in the agency's own network. */
const PRIVATE_HTTP = /^http:\/\/(localhost|127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)/;

export const feedUrl = v.pipe(
  v.string(),
  v.url(),
  v.check(
    (url) => url.startsWith('https://') || PRIVATE_HTTP.test(url),
    'is neither https nor a private address',
  ),
);

/** The name of an environment variable. */
export const variableName = v.pipe(v.string(), v.regex(/^[A-Z][A-Z0-9_]{0,99}$/, 'is no name of a variable'));
