import './picture-dialog.css';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useMessages } from '../../../intl/use-messages.ts';
import { useLocale } from '../../../locale.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Placeholder, type PlaceholderProps } from '../placeholder.tsx';
import type { Picture } from './gallery.tsx';

export interface PictureDialogProps {
  estate: PlaceholderProps;
  pictures: readonly Picture[];
  heading: string;
  /** Which picture is opened, from 0. */
  first: number;
  onClose: () => void;
}

/** A picture as large as the window allows, with its text and the way to the others. */
export function PictureDialog({ estate, pictures, heading, first, onClose }: PictureDialogProps) {
  const t = useMessages();
  const locale = useLocale();
  const dialog = useRef<HTMLDialogElement>(null);
  const [index, setIndex] = useState(first);
  useEffect(() => dialog.current?.showModal(), []);
  const count = pictures.length;
  const move = (step: number) => setIndex((before) => (before + step + count) % count);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') move(1);
    if (key === 'ArrowLeft') move(-1);
  };
  const alt = pictures[index]?.alt;
  return (
    <dialog
      ref={dialog}
      className="picture-dialog"
      aria-label={t('gallery.dialog', { heading })}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <figure className="picture-dialog__figure">
        <div className="picture-dialog__picture">
          <Placeholder type={estate.type} id={String(Number(estate.id) + index)} />
        </div>
        <figcaption aria-live="polite">
          <span className="picture-dialog__place">{t('slider.place', { number: index + 1, count })}</span>
          {alt && <span lang={alt.locale === locale ? undefined : alt.locale}>{alt.text}</span>}
        </figcaption>
      </figure>
      <button
        type="button"
        className="picture-dialog__close"
        aria-label={t('gallery.close')}
        onClick={() => dialog.current?.close()}
      >
        <Icon name="x" />
      </button>
      <button
        type="button"
        className="picture-dialog__previous"
        aria-label={t('gallery.previous')}
        onClick={() => move(-1)}
      >
        <Icon name="chevron-left" />
      </button>
      <button
        type="button"
        className="picture-dialog__next"
        aria-label={t('gallery.next')}
        onClick={() => move(1)}
      >
        <Icon name="chevron-right" />
      </button>
    </dialog>
  );
}
