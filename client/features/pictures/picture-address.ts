/** The part of the address that names what is seen large: `#photo-3`, `#plan-1`. */

/** Beside the router, which has nothing to do with it: going back leaves the page, not the picture. */
export function nameInAddress(name: string | undefined): void {
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', pathname + search + (name ? `#${name}` : ''));
}

export function namedInAddress(): string {
  return window.location.hash.slice(1);
}

/** Shows one of the pictures or plans of the page's gallery large. */
export function showLarge(name: string): void {
  nameInAddress(name);
  window.dispatchEvent(new HashChangeEvent('hashchange'));
}
