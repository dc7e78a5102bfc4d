import './map-popup.css';
import { type ReactNode, useEffect, useRef } from 'react';
import { useMessages } from '../intl/use-messages.ts';
import { Icon } from '../ui/icon.tsx';
import { placePopup } from './place-popup.ts';

interface MapPopupProps {
  /** The id of the clicked marker: a new id takes the focus again. */
  id: string;
  label: string;
  close(): void;
  children: ReactNode;
}

/** The popup of a marker, over the map. It receives the focus; Escape and its button close it. */
export function MapPopup({ id, label, close, children }: MapPopupProps) {
  const t = useMessages();
  const popup = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another marker is another popup
  useEffect(() => popup.current?.focus(), [id]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another marker may be covered where the last one was not
  useEffect(() => {
    const element = popup.current;
    if (!element) return;
    // Its size changes when its home has been loaded.
    const observer = new ResizeObserver(() => placePopup(element));
    observer.observe(element);
    return () => observer.disconnect();
  }, [id]);
  return (
    <div
      ref={popup}
      className="map-popup"
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={(event) => event.key === 'Escape' && close()}
    >
      <button type="button" className="map-popup__close" aria-label={t('map.close')} onClick={close}>
        <Icon name="x" />
      </button>
      {children}
    </div>
  );
}
