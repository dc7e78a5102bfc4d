import './site-notice.css';
import { useMessages } from '../intl/use-messages.ts';
import type { LayoutQuery } from './generated/layout.generated.ts';

/** A sentence of the agency above the header of every page. */
export function SiteNotice({ notice }: { notice: NonNullable<LayoutQuery['notice']> }) {
  const t = useMessages();
  const { text, writtenIn, path } = notice;
  return (
    <aside className="site-notice" aria-label={t('layout.notice')} lang={writtenIn ?? undefined}>
      {path ? <a href={path}>{text}</a> : text}
    </aside>
  );
}
