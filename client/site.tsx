import { createContext, useContext } from 'react';
import type { MapProviders } from '../shared/geography/map-providers.ts';

/** Facts about the site that every page may use. */
export interface Site {
  /** The public origin: scheme, host and port. */
  publicUrl: string;
  agencyName: string;
  /** Whether the browser keeps seen listings for offline reading. */
  offline: boolean;
  /** Undefined: only our own map, without streets. */
  maps?: MapProviders | undefined;
}

export const SiteContext = createContext<Site | null>(null);

export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('no site above this component');
  return site;
}
