import { type RefObject, useEffect, useRef, useState } from 'react';
import type { ShownService } from './human-widget.ts';

interface HumanService {
  /** Where the widget is shown. */
  container: RefObject<HTMLDivElement | null>;
  /** What it says of the visitor; empty until it has. */
  response: string;
}

/** A service that tells humans from robots: nothing of it loads before `isWanted`. */
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
