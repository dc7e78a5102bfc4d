import { useSyncExternalStore } from 'react';
import { MAX_WIDTH, pictureUrl, pictureWidthFor } from '../../shared/pictures/versions.ts';
import { useMessages } from '../intl/use-messages.ts';
import { useSite } from '../site.tsx';
import { ShareLink } from './share-link.tsx';
import { mailHref, type SharedPage, shareTargets } from './share-targets.ts';

interface ShareProps {
  /** The page's canonical path. */
  path: string;
  heading: string;
  picture?: { hash: string | null; store: string | null; width: number | null } | null | undefined;
  /** The label of the link to copy; by default that of a page. */
  linkLabel?: string;
}

/** Share links, behind a disclosure. */
export function Share({ path, heading, picture, linkLabel }: ShareProps) {
  const t = useMessages();
  const { publicUrl } = useSite();
  const url = publicUrl + path;
  const shared = { heading, url, picture: addressOf(picture, publicUrl) };
  const text = t('share.text', { heading, url });
  return (
    <details className="share">
      <summary>{t('share.title')}</summary>
      <ul>
        <li>
          <a href={mailHref(shared, text)}>{t('share.email')}</a>
        </li>
        {shareTargets(shared, text).map(({ name, href }) => (
          <li key={name}>
            <a href={href} target="_blank" rel="noopener noreferrer" aria-label={t('share.newTab', { name })}>
              {name}
            </a>
          </li>
        ))}
        <DeviceShare {...shared} />
      </ul>
      <ShareLink url={url} label={linkLabel ?? t('share.link')} />
    </details>
  );
}

/** Returns the public URL of a picture. */
function addressOf(picture: ShareProps['picture'], publicUrl: string): string | undefined {
  if (!picture?.hash || !picture.width) return undefined;
  const { hash, store, width } = picture;
  return new URL(pictureUrl({ hash, store }, pictureWidthFor(width, MAX_WIDTH), 'jpg'), publicUrl).href;
}

const neverChanges = () => () => {};

/** The share dialog of the device, if it has one; the server cannot know. */
function DeviceShare({ heading, url }: SharedPage) {
  const t = useMessages();
  const isThere = useSyncExternalStore(
    neverChanges,
    () => 'share' in navigator,
    () => false,
  );
  if (!isThere) return null;
  return (
    <li>
      <button
        type="button"
        className="share__device"
        // Rejects when the visitor closes the share dialog, which is no error.
        onClick={() => navigator.share({ title: heading, url }).catch(() => {})}
      >
        {t('share.device')}
      </button>
    </li>
  );
}
