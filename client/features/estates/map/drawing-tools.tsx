import { useEffect, useRef } from 'react';
import { useMessages } from '../../../intl/use-messages.ts';
import { Button } from '../../../ui/button/button.tsx';
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
      <Button ref={first} type="button" look="quiet" onClick={addMiddle}>
        {t('map.draw.middle')}
      </Button>
      <Button type="button" look="quiet" disabled={count === 0} onClick={undo}>
        {t('map.draw.undo')}
      </Button>
      <Button type="button" disabled={count < MIN_CORNERS} onClick={search}>
        {t('map.results.search')}
      </Button>
      <Button type="button" look="quiet" onClick={stop}>
        {t('map.draw.stop')}
      </Button>
      <p role="status">{t('map.draw.corners', { count })}</p>
    </fieldset>
  );
}
