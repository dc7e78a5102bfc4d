/** Prepends parameters to a query string; neither has a leading `?`. */
export function joinQuery(first: Readonly<Record<string, string>>, rest: string): string {
  return [new URLSearchParams(first).toString(), rest].filter(Boolean).join('&');
}
