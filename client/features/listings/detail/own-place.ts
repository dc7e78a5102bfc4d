/** The town to which a visitor wants to know the times, stored in this browser only. */
import type { Point } from '../../../map/map-options.ts';

const KEY = 'baksteen.place';

export interface OwnPlace extends Point {
  /** Its name and postal code. */
  name: string;
}

export function rememberPlace(place: OwnPlace | null): void {
  try {
    if (place) localStorage.setItem(KEY, JSON.stringify(place));
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage the place applies to this page only.
  }
}

/** Returns the stored place; null when there is none. */
export function recallPlace(): OwnPlace | null {
  try {
    const { name, latitude, longitude } = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    const isPlace = typeof name === 'string' && Number.isFinite(latitude) && Number.isFinite(longitude);
    return isPlace ? { name, latitude, longitude } : null;
  } catch {
    return null;
  }
}
