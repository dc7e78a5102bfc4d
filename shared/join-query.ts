/** A query string without `?`: single parameters, and after them those of another one. */
export function joinQuery(first: Readonly<Record<string, string>>, rest: string): string {
  return [new URLSearchParams(first).toString(), rest].filter(Boolean).join('&');
}
