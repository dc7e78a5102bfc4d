import './slider.css';
import { type ReactElement, useRef, useState } from 'react';
import { useMessages } from '../intl/use-messages.ts';
import { Icon } from './icon.tsx';
import type { SliderControls, SliderState } from './start-slider.ts';
import { useIslandOnInteraction } from './use-island-on-interaction.ts';

/** Fewer cards fit side by side and need no slider. */
const MIN_CARDS = 4;

interface SliderProps {
  /** Accessible name: the title of the surrounding section. */
  name: string;
  children: readonly ReactElement[];
}

/**
 * A slider of cards with three, two or one in view. Before interaction and without JavaScript it is a
 * scrollable row of the same size. Few cards are a plain grid.
 */
export function Slider({ name, children }: SliderProps) {
  if (children.length >= MIN_CARDS) return <MovingCards name={name}>{children}</MovingCards>;
  return (
    <ul className="cards">
      {children.map((card) => (
        <li key={card.key}>{card}</li>
      ))}
    </ul>
  );
}

function MovingCards({ name, children }: SliderProps) {
  const t = useMessages();
  const view = useRef<HTMLDivElement>(null);
  const motion = useRef<SliderControls>(null);
  const [{ index, isFirst, isLast }, setState] = useState<SliderState>({
    index: 0,
    isFirst: true,
    isLast: false,
  });
  const startNow = useIslandOnInteraction(view, {
    load: () => import('./start-slider.ts'),
    start: ({ startSlider }, element) => {
      motion.current = startSlider(element, setState);
      return motion.current.stop;
    },
  });
  const move = async (direction: 'previous' | 'next') => {
    await startNow();
    if (motion.current) motion.current[direction]();
    else scrollByPage(view.current, direction);
  };
  return (
    <div className="slider">
      <button
        type="button"
        className="slider__arrow slider__arrow--previous needs-script"
        aria-label={t('slider.previous', { name })}
        aria-disabled={isFirst}
        onPointerEnter={startNow}
        onClick={() => move('previous')}
      >
        <Icon name="chevron-left" />
      </button>
      <div className="slider__view" ref={view}>
        <ul className="slider__row">
          {children.map((card) => (
            <li key={card.key} className="slider__slide">
              {card}
            </li>
          ))}
        </ul>
      </div>
      <button
        type="button"
        className="slider__arrow slider__arrow--next needs-script"
        aria-label={t('slider.next', { name })}
        aria-disabled={isLast}
        onPointerEnter={startNow}
        onClick={() => move('next')}
      >
        <Icon name="chevron-right" />
      </button>
      <p className="slider__counter needs-script" aria-hidden="true">
        {t('slider.counter', { number: index + 1, count: children.length })}
      </p>
    </div>
  );
}

/** Scrolls the row natively when the slider's code has not loaded. */
function scrollByPage(view: HTMLElement | null, direction: 'previous' | 'next'): void {
  const row = view?.querySelector('.slider__row');
  row?.scrollBy({ left: direction === 'next' ? row.clientWidth : -row.clientWidth, behavior: 'smooth' });
}
