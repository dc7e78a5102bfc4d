import sprite from './drawings.svg?no-inline';

interface DrawingProps {
  name: 'missing-house' | 'empty-rack' | 'nothing-found';
}

/** A decorative drawing of an empty page. The text beside it carries the meaning. */
export function Drawing({ name }: DrawingProps) {
  return (
    <svg className="drawing" viewBox="0 0 400 180" aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
