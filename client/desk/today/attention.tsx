import { useMessages } from '../../intl/use-messages.ts';
import type { TodayQuery } from './generated/today.generated.ts';

/** Work that waits for the employee. */
interface AttentionItem {
  /** The page that shows it. */
  path: string;
  /** A sentence with the count. */
  label: string;
  count: number;
}

/** Returns what can wait for the employee, the most urgent first; a part of the desk adds its own. */
export function useAttentionItems(): (
  counts: Pick<TodayQuery, 'messageCounts' | 'waitingStays'>,
) => AttentionItem[] {
  const t = useMessages();
  const item = (path: string, key: Parameters<typeof t>[0], count: number): AttentionItem => ({
    path,
    label: t(key, { count }),
    count,
  });
  return ({ messageCounts, waitingStays }) => [
    item('/desk/messages', 'desk.attention.overdueMessages', messageCounts.overdue),
    item('/desk/stays', 'desk.attention.waitingStays', waitingStays.length),
    item('/desk/messages?state=NEW', 'desk.attention.newMessages', messageCounts.new),
    item('/desk/messages?mine=1', 'desk.attention.myMessages', messageCounts.mine),
  ];
}

/** Links to what waits; a sentence when nothing does. */
export function Attention({ items }: { items: readonly AttentionItem[] }) {
  const t = useMessages();
  const waiting = items.filter(({ count }) => count > 0);
  return (
    <section aria-labelledby="attention">
      <h2 id="attention">{t('desk.attention.title')}</h2>
      {waiting.length === 0 ? (
        <p>{t('desk.attention.nothing')}</p>
      ) : (
        <ul className="desk-attention">
          {waiting.map(({ path, label }) => (
            <li key={path}>
              <a href={path}>{label}</a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
