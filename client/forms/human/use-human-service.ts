import { type RefObject, useEffect, useRef, useState } from 'react';
import type { ShownService } from './human-widget.ts';

interface HumanService {
  /** The element that contains the widget. */
  container: RefObject<HTMLDivElement | null>;
  /** The response of the human check; empty until there is one. */
  response: string;
}

/** Shows the widget of a human-check service. Nothing of the service loads before `isWanted`. */
export function useHumanService(service: ShownService | null, isWanted: boolean): HumanService {
  const container = useRef<HTMLDivElement>(null);
  const [response, setResponse] = useState('');
  const { siteKey, scriptUrl } = service ?? {};
  useEffect(() => {
    if (!isWanted || !siteKey || !scriptUrl) return;
    let hide: (() => void) | null = null;
    let isOver = false;
    import('./human-widget.ts')
      .then(({ showWidget }) => {
        if (isOver || !container.current) return;
        hide = showWidget({ siteKey, scriptUrl }, container.current, setResponse);
      })
      .catch(() => {});
    return () => {
      isOver = true;
      hide?.();
      setResponse('');
    };
  }, [isWanted, siteKey, scriptUrl]);
  return { container, response };
}
