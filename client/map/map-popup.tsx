import './map-popup.css';
import { type ReactNode, useEffect, useRef } from 'react';
import { useMessages } from '../intl/use-messages.ts';
import { Icon } from '../ui/icon.tsx';

interface MapPopupProps {
  /** The marker that was pressed: another one takes the focus again. */
  id: string;
  label: string;
  close(): void;
  children: ReactNode;
}

/** What a marker of a map stands for, over the map. It takes the focus; Escape and its button close it. */
export function MapPopup({ id, label, close, children }: MapPopupProps) {
  const t = useMessages();
  const popup = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another marker is another popup
  useEffect(() => popup.current?.focus(), [id]);
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
