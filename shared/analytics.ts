/** The tools with which an agency may count visits. */

/** An agency's account of a tool. Addresses end with a slash. */
export type AnalyticsAccount =
  | { tool: 'plausible'; domain: string; host: string }
  | { tool: 'matomo'; host: string; siteId: number; cookies: boolean }
  | { tool: 'ga4'; measurementId: string };

/** `consent`: whether visitors are asked first; otherwise visits count until the visitor objects. */
export type Analytics = AnalyticsAccount & { consent: boolean };

export const TOOL_NAMES: Readonly<Record<Analytics['tool'], string>> = {
  plausible: 'Plausible',
  matomo: 'Matomo',
  ga4: 'Google Analytics',
};

/** How long a visitor's choice and the cookies of a tool are valid, in days: six months. */
export const CHOICE_DAYS = 182;

/** The section of the privacy statement in which visitors change their choice. */
export const ANALYTICS_SECTION = 'analytics';

/** Whether the tool stores cookies in the visitor's browser. */
export function setsCookies(analytics: AnalyticsAccount): boolean {
  return analytics.tool === 'ga4' || (analytics.tool === 'matomo' && analytics.cookies);
}
