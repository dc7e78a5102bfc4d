/**
 * Returns the URL of a path of the agency's site. It names the site that shows the widget, and nothing else of the
 * page or the visitor.
 */
export function siteUrl(path: string, origin: string): string {
  const url = new URL(path, origin);
  url.searchParams.set('utm_source', location.hostname || 'widget');
  url.searchParams.set('utm_medium', 'widget');
  return url.href;
}

/** The agency's site cannot be shown in a frame, so its links leave the frame of a site builder. */
export const LINK_TARGET = '_top';
