import { useMessages } from '../../../intl/use-messages.ts';
import type { EstateDetail } from './estate.ts';

/** Says plainly that a home cannot be had any more. */
export function ClosedNotice({ estate, heading }: { estate: EstateDetail; heading: string }) {
  const t = useMessages();
  const status = estate.status.code as 'SOLD' | 'RENTED' | 'WITHDRAWN';
  const isGone = status === 'WITHDRAWN';
  const Title = isGone ? 'h1' : 'p';
  return (
    <div className="notice">
      <Title className="notice__title">{isGone ? heading : t(`estates.detail.closed.${status}`)}</Title>
      {isGone && <p>{t('estates.detail.closed.WITHDRAWN')}</p>}
      <p>{t('estates.detail.closed.text')}</p>
    </div>
  );
}
