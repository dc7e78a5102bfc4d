import { useMessages } from '../../../intl/use-messages.ts';
import { usePath } from '../../../locale.tsx';
import { useSite } from '../../../site.tsx';
import { ShareLink } from '../../../ui/share-link.tsx';
import { FormLink } from '../../leads/form-link.tsx';

interface ShareProps {
  id: string;
  heading: string;
}

/** Ways to share an estate: plain links, so that no other site is asked before one is followed. */
export function Share({ id, heading }: ShareProps) {
  const t = useMessages();
  const pathTo = usePath();
  const { publicUrl } = useSite();
  const url = `${publicUrl}${pathTo('detail')}?id=${id}`;
  const text = encodeURIComponent(t('estates.detail.share.text', { heading, url }));
  return (
    <div className="share">
      <ul>
        <li>
          <FormLink form="friend" listingId={id}>
            {t('estates.detail.sendOn')}
          </FormLink>
        </li>
        <li>
          <a href={`https://wa.me/?text=${text}`} rel="noopener noreferrer">
            {t('estates.detail.share.whatsApp')}
          </a>
        </li>
      </ul>
      <ShareLink url={url} label={t('estates.detail.share.link')} />
    </div>
  );
}
