import sprite from './pictures.svg?no-inline';

const DRAWINGS = 3;
/** How many quiet colours the drawings have: those of the drawings of homes. */
const TINTS = 4;

/** Stands where a piece of news has a picture: a drawing that only decorates. */
export function NewsPicture({ id }: { id: string }) {
  return (
    <svg
      className={`placeholder placeholder--${Number(id) % TINTS}`}
      viewBox="0 0 400 300"
      aria-hidden="true"
      focusable="false"
    >
      <use href={`${sprite}#news-${Number(id) % DRAWINGS}`} />
    </svg>
  );
}
