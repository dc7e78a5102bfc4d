import { useMessages } from '../../../intl/use-messages.ts';
import { Icon } from '../../../ui/icon.tsx';

interface FilmsProps {
  listing: { video: string | null; virtualTour: string | null };
}

/** Links to the film and the virtual tour. */
export function Films({ listing: { video, virtualTour } }: FilmsProps) {
  const t = useMessages();
  return (
    <ul className="links">
      {video && (
        <li>
          <a href={video} rel="noreferrer">
            {t('listings.detail.video')}
          </a>
        </li>
      )}
      {virtualTour && (
        <li>
          <a href={virtualTour} rel="noreferrer">
            {t('listings.detail.tour')}
          </a>
        </li>
      )}
    </ul>
  );
}

interface DownloadsProps {
  /** `size` in bytes; `url` null while the document is not stored. */
  documents: readonly { name: string; mediaType: string; size: number; url: string | null }[];
}

/** The documents that belong to the listing, with kind and size. */
export function Downloads({ documents }: DownloadsProps) {
  const t = useMessages();
  return (
    <ul className="links">
      {documents.map(({ name, mediaType, size, url }) => {
        const title = t('listings.detail.document', {
          name,
          type: mediaType.split('/').at(-1)?.toUpperCase() ?? mediaType,
          size: t('listings.detail.size', { value: Math.ceil(size / 1000) }),
        });
        return (
          <li key={name}>
            <Icon name="file-text" />
            {url ? <a href={url}>{title}</a> : title}
          </li>
        );
      })}
    </ul>
  );
}
