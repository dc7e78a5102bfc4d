const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Whether the URL of another service is encrypted, or on this machine, and contains no credentials. */
export function isSafeAddress(value: string): boolean {
  const url = URL.parse(value);
  if (!url || url.username || url.password) return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.test(url.hostname));
}
