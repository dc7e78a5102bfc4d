/** The homes opened on a map in this browsing session. */
const KEY = 'seen-homes';
const MAX_HOMES = 500;

export function readOpenedHomes(): ReadonlySet<string> {
  try {
    const known: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return new Set(Array.isArray(known) ? known.filter((id) => typeof id === 'string') : []);
  } catch {
    return new Set();
  }
}

export function rememberOpenedHome(id: string): void {
  const ids = [...new Set([...readOpenedHomes(), id])].slice(-MAX_HOMES);
  try {
    sessionStorage.setItem(KEY, JSON.stringify(ids));
  } catch {
    // Without storage, opened homes are not remembered.
  }
}
