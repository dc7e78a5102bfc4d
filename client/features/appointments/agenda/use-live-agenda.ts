import { use, useEffect, useState } from 'react';
import { BrowserServicesContext } from '../../../data/browser-services.ts';
import type { AgendaFragment } from './generated/agenda.generated.ts';
import type { ShownAgenda } from './load-agenda.ts';

/** Returns an agenda as loaded, then with live changes while the page is visible. */
export function useLiveAgenda({ agenda, variables }: Pick<ShownAgenda, 'agenda' | 'variables'>) {
  const services = use(BrowserServicesContext);
  const [live, setLive] = useState({ loaded: agenda, agenda });
  useEffect(() => {
    if (!services || !agenda) return;
    let isObsolete = false;
    let stop = () => {};
    const show = (latest: AgendaFragment | null) => setLive({ loaded: agenda, agenda: latest });
    import('./subscribe-agenda.ts').then(
      ({ subscribeAgenda }) => {
        if (!isObsolete) stop = subscribeAgenda(variables, { runUncached: services.runUncached, show });
      },
      // When the code fails to load, the page keeps the loaded agenda.
      () => {},
    );
    return () => {
      isObsolete = true;
      stop();
    };
  }, [services, agenda, variables]);
  return live.loaded === agenda ? live.agenda : agenda;
}
