import sprite from './icons.svg?no-inline';

export type IconName =
  | 'arrow-down'
  | 'arrow-up'
  | 'bed-double'
  | 'check'
  | 'chevron-down'
  | 'chevron-left'
  | 'chevron-right'
  | 'columns-3'
  | 'file-text'
  | 'heart'
  | 'info'
  | 'land-plot'
  | 'mail'
  | 'map-pin'
  | 'maximize'
  | 'menu'
  | 'pause'
  | 'paw-print'
  | 'phone'
  | 'play'
  | 'printer'
  | 'search'
  | 'send'
  | 'share-2'
  | 'sliders-horizontal'
  | 'triangle-alert'
  | 'users'
  | 'x';

/** A decorative stroke icon. Adjacent text or the control's label carries the meaning. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" width="20" height="20" aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
