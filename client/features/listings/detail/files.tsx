import { useMessages } from '../../../intl/use-messages.ts';
import { Icon, type IconName } from '../../../ui/icon.tsx';

interface FilmsProps {
  listing: { video: string | null; virtualTour: string | null };
}

/** Links to video and virtual tour. The page loads nothing from the other site. */
export function Films({ listing: { video, virtualTour } }: FilmsProps) {
  const t = useMessages();
  return (
    <ul className="links">
      {video && (
        <li>
          <OtherSite icon="play" href={video} text={t('listings.detail.video')} />
        </li>
      )}
      {virtualTour && (
        <li>
          <OtherSite icon="maximize" href={virtualTour} text={t('listings.detail.tour')} />
        </li>
      )}
    </ul>
  );
}

/** A link that names the site to which it leads. */
function OtherSite({ icon, href, text }: { icon: IconName; href: string; text: string }) {
  const t = useMessages();
  return (
    <>
      <Icon name={icon} />
      <span>
        <a href={href} rel="noreferrer">
          {text}
        </a>{' '}
        <span className="hint">{t('listings.detail.otherSite', { site: new URL(href).hostname })}</span>
      </span>
    </>
  );
}

interface DownloadsProps {
  /** `size` is in bytes; `url` is null while the document is not stored. */
  documents: readonly { name: string; mediaType: string; size: number; url: string | null }[];
}

/** The documents of the listing, with media type and size. */
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
            {url ? <a href={url}>{title}</a> : <span>{title}</span>}
          </li>
        );
      })}
    </ul>
  );
}
