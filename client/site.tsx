import { createContext, useContext } from 'react';
import type { MapProviders } from '../shared/geography/map-providers.ts';

/** What every page knows of the site itself. */
export interface Site {
  /** Scheme, host and port under which visitors know it. */
  publicUrl: string;
  agencyName: string;
  /** Undefined: our own alone. */
  maps?: MapProviders | undefined;
}

export const SiteContext = createContext<Site | null>(null);

export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('no site above this component');
  return site;
}
