import { useEffect, useRef } from 'react';
import { useMessages } from '../../../intl/use-messages.ts';
import { MIN_CORNERS } from './shape-line.ts';

interface DrawingToolsProps {
  count: number;
  addMiddle(): void;
  undo(): void;
  search(): void;
  stop(): void;
}

/** The buttons for drawing an area. Escape stops drawing. */
export function DrawingTools({ count, addMiddle, undo, search, stop }: DrawingToolsProps) {
  const t = useMessages();
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    const leave = ({ key }: KeyboardEvent) => key === 'Escape' && stop();
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  });
  return (
    <fieldset className="draw-area__tools">
      <legend>{t('map.draw.hint')}</legend>
      <button ref={first} type="button" className="button button--quiet" onClick={addMiddle}>
        {t('map.draw.middle')}
      </button>
      <button type="button" className="button button--quiet" disabled={count === 0} onClick={undo}>
        {t('map.draw.undo')}
      </button>
      <button type="button" className="button" disabled={count < MIN_CORNERS} onClick={search}>
        {t('map.results.search')}
      </button>
      <button type="button" className="button button--quiet" onClick={stop}>
        {t('map.draw.stop')}
      </button>
      <p role="status">{t('map.draw.corners', { count })}</p>
    </fieldset>
  );
}
