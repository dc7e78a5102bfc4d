/** Whether the visitor has chosen Google Maps, on any page. */
const KEY = 'map-engine';
const GOOGLE = 'google';

export function hasChosenGoogle(): boolean {
  try {
    return localStorage.getItem(KEY) === GOOGLE;
  } catch {
    return false;
  }
}

export function rememberChoice(isGoogle: boolean): void {
  try {
    if (isGoogle) localStorage.setItem(KEY, GOOGLE);
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage the choice applies to this page only.
  }
}
