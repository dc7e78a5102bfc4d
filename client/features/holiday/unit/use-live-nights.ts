import { use, useEffect, useState } from 'react';
import type { Stay } from '../../../../shared/holiday/stay.ts';
import { BrowserServicesContext } from '../../../data/browser-services.ts';
import { useResults } from '../../../data/results.ts';
import { useLocale } from '../../../locale.tsx';
import type { Quote } from '../stay/stay-panel.tsx';

/** Keeps the nights and the price of a stay up to date while the unit's page is visible. */
export function useLiveNights(id: string, stay: Stay | null): void {
  const services = use(BrowserServicesContext);
  const results = useResults();
  const locale = useLocale();
  const stayKey = JSON.stringify(stay ?? {});
  useEffect(() => {
    if (!services) return;
    let isObsolete = false;
    let stop = () => {};
    const variables = { id, locale, hasStay: stayKey !== '{}', ...JSON.parse(stayKey) };
    import('./subscribe-nights.ts').then(
      ({ subscribeNights }) => {
        const write: typeof results.write = (...written) => results.write(...written);
        if (!isObsolete) stop = subscribeNights(variables, { runUncached: services.runUncached, write });
      },
      // When the code fails to load, the page keeps the loaded data.
      () => {},
    );
    return () => {
      isObsolete = true;
      stop();
    };
  }, [services, results, id, locale, stayKey]);
}

/** Returns whether the nights of a stay became taken or free since the page was opened. */
export function useAvailabilityChange(stay: string, quote: Quote | null): 'lost' | 'freed' | null {
  const isTaken = quote?.errors.some(({ code }) => code === 'PERIOD_TAKEN') ?? false;
  const [seen, setSeen] = useState({ stay, isTaken, news: null as 'lost' | 'freed' | null });
  if (seen.stay === stay && seen.isTaken === isTaken) return seen.news;
  const news = seen.stay !== stay ? null : isTaken ? 'lost' : 'freed';
  setSeen({ stay, isTaken, news });
  return news;
}
