import './gallery.css';
import { Placeholder, type PlaceholderProps } from '../placeholder.tsx';

const VIEWS = ['main', 'second', 'third', 'fourth', 'fifth'];

interface GalleryProps {
  estate: PlaceholderProps;
  heading: string;
}

/** One large picture and four small ones, in the measures that photographs will have. */
export function Gallery({ estate, heading }: GalleryProps) {
  return (
    <section className="gallery" aria-label={heading}>
      {VIEWS.map((view, index) => (
        <div
          key={view}
          className={`gallery__view gallery__view--${view}`}
          aria-hidden={index > 0 || undefined}
        >
          <Placeholder type={estate.type} id={String(Number(estate.id) + index)} />
        </div>
      ))}
    </section>
  );
}
