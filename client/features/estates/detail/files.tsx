import { useMessages } from '../../../intl/use-messages.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { EstateDetail } from './estate.ts';

/** Links to the film and the virtual tour. */
export function Films({
  estate: { video, virtualTour },
}: {
  estate: Pick<EstateDetail, 'video' | 'virtualTour'>;
}) {
  const t = useMessages();
  return (
    <ul className="links">
      {video && (
        <li>
          <a href={video} rel="noreferrer">
            {t('estates.detail.video')}
          </a>
        </li>
      )}
      {virtualTour && (
        <li>
          <a href={virtualTour} rel="noreferrer">
            {t('estates.detail.tour')}
          </a>
        </li>
      )}
    </ul>
  );
}

/** The documents that belong to the home, with kind and size. */
export function Downloads({ documents }: { documents: EstateDetail['documents'] }) {
  const t = useMessages();
  return (
    <ul className="links">
      {documents.map(({ name, mediaType, size, url }) => {
        const title = t('estates.detail.document', {
          name,
          type: mediaType.split('/').at(-1)?.toUpperCase() ?? mediaType,
          size: t('estates.detail.size', { value: Math.ceil(size / 1000) }),
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
