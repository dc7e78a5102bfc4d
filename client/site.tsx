import { createContext, useContext } from 'react';
import type { Analytics } from '../shared/analytics.ts';
import type { MapProviders } from '../shared/geography/map-providers.ts';
import type { Locale } from '../shared/locales.ts';
import type { SocialLink } from '../shared/social-links.ts';

/** Facts about the site that every page may use. */
export interface Site {
  /** The public origin: scheme, host and port. */
  publicUrl: string;
  agencyName: string;
  /** Whether the browser keeps seen listings for offline reading. */
  offline: boolean;
  /** The languages of the site, the first one for visitors who read none of them. */
  locales: readonly Locale[];
  /** The agency's logo; undefined: its name. */
  logo?: SiteLogo | undefined;
  /** The agency's pages on social media; undefined: it has none. */
  socialLinks?: readonly SocialLink[] | undefined;
  /** The tool that counts visits; undefined: visits are not counted. */
  analytics?: Analytics | undefined;
  /** Undefined: only our own map, without streets. */
  maps?: MapProviders | undefined;
}

/** Where the drawings of the logo are, and its size in pixels. */
export interface SiteLogo {
  light: string;
  dark: string;
  width: number;
  height: number;
}

export const SiteContext = createContext<Site | null>(null);

export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('no site above this component');
  return site;
}
