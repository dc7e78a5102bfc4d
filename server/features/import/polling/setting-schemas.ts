/** Schemas that the settings of feeds share. */
import ipaddr from 'ipaddr.js';
import * as v from 'valibot';

export const feedUrl = v.pipe(
  v.string(),
  v.url(),
  v.check((url) => {
    const { protocol, hostname } = new URL(url);
    return protocol === 'https:' || (protocol === 'http:' && isPrivateHost(hostname));
  }, 'is neither https nor a private address'),
);

/** Whether a server is in the agency's own network, where plain http is good enough. */
function isPrivateHost(hostname: string): boolean {
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  if (!ipaddr.isValid(host)) return host === 'localhost';
  return ['loopback', 'private', 'uniqueLocal'].includes(ipaddr.process(host).range());
}

/** The name of an environment variable. */
export const variableName = v.pipe(v.string(), v.regex(/^[A-Z][A-Z0-9_]{0,99}$/, 'is no name of a variable'));
