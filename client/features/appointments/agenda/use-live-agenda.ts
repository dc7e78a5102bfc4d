import { use, useEffect, useState } from 'react';
import { BrowserServicesContext } from '../../../data/browser-services.ts';
import type { ShownAgenda } from './ask-agenda.ts';
import type { AgendaFragment } from './generated/agenda.generated.ts';

/** Returns an agenda as loaded, then with live changes while the page is visible. */
export function useLiveAgenda({ agenda, watched }: Pick<ShownAgenda, 'agenda' | 'watched'>) {
  const services = use(BrowserServicesContext);
  const [live, setLive] = useState({ loaded: agenda, agenda });
  useEffect(() => {
    if (!services || !agenda) return;
    let isLeft = false;
    let stop = () => {};
    const show = (latest: AgendaFragment | null) => setLive({ loaded: agenda, agenda: latest });
    import('./follow-agenda.ts').then(
      ({ followAgenda }) => {
        if (!isLeft) stop = followAgenda(watched, { runUncached: services.runUncached, show });
      },
      // When the code fails to load, the page keeps the loaded agenda.
      () => {},
    );
    return () => {
      isLeft = true;
      stop();
    };
  }, [services, agenda, watched]);
  return live.loaded === agenda ? live.agenda : agenda;
}
