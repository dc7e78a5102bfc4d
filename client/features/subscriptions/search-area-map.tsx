import { type ComponentType, use, useState } from 'react';
import { useNavigate } from 'react-router';
import { MAX_AREAS } from '../../../shared/geography/areas.ts';
import { joinQuery } from '../../../shared/join-query.ts';
import {
  formatSubscriptionSearch,
  type SubscriptionSearch,
} from '../../../shared/subscriptions/subscription-search.ts';
import { BrowserServicesContext } from '../../data/browser-services.ts';
import { useMessages } from '../../intl/use-messages.ts';
import { loadWithTimeout } from '../../load-with-timeout.ts';
import type { AreaMap } from '../estates/map/area-map.tsx';

interface SearchAreaMapProps {
  search: SubscriptionSearch;
  /** Other query parameters of the page. */
  otherParams: Readonly<Record<string, string>>;
}

type AreaMapComponent = typeof AreaMap extends ComponentType<infer Props> ? ComponentType<Props> : never;

/**
 * A disclosure with a map to draw an area on. Its code is lazy-loaded on opening. It is hidden without
 * JavaScript.
 */
export function SearchAreaMap({ search, otherParams }: SearchAreaMapProps) {
  const t = useMessages();
  const navigate = useNavigate();
  const services = use(BrowserServicesContext);
  const [Drawn, setDrawn] = useState<AreaMapComponent | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const { areas = [] } = search.criteria;
  const load = async () => {
    if (Drawn || !services) return;
    setFailed(false);
    try {
      const parts = [import('../estates/map/area-map.tsx'), services.loadMessages('map/results')] as const;
      const [loaded] = await loadWithTimeout(Promise.all(parts));
      setDrawn(() => loaded.AreaMap);
    } catch {
      setFailed(true);
    }
  };
  const draw = (area: string) => {
    const criteria = { ...search.criteria, areas: [...areas, area].slice(-MAX_AREAS) };
    navigate(`?${joinQuery(otherParams, formatSubscriptionSearch({ ...search, criteria }))}`, {
      preventScrollReset: true,
    });
  };
  return (
    <details className="wish__map" onToggle={({ currentTarget }) => currentTarget.open && load()}>
      <summary>{t('subscriptions.wish.map')}</summary>
      {hasFailed && <p role="alert">{t('subscriptions.wish.mapFailed')}</p>}
      {Drawn && <Drawn areas={areas} onDrawn={draw} />}
    </details>
  );
}
