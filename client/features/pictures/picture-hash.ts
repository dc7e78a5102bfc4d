/** The URL's hash that names the enlarged picture: `#photo-3`, `#plan-1`. */

/** Bypasses the router and adds no history entry: going back leaves the page, not the picture. */
export function setPictureHash(name: string | undefined): void {
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', pathname + search + (name ? `#${name}` : ''));
}

export function readPictureHash(): string {
  return window.location.hash.slice(1);
}

/** Opens a picture or plan of the page's gallery in the viewer. */
export function openLarge(name: string): void {
  setPictureHash(name);
  window.dispatchEvent(new HashChangeEvent('hashchange'));
}
