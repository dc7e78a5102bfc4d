import { type MessageKey, useMessages } from '../../intl/use-messages.ts';
import type { ManagerAttentionQuery } from './generated/manager-attention.generated.ts';
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
export function useAttentionItems() {
  const t = useMessages();
  const item: CreateItem = (path, key, count) => ({
    path,
    label: t(key, { count }),
    count,
  });
  /** `ofManager`: null for other roles. */
  return (
    { messageCounts, waitingStays }: Pick<TodayQuery, 'messageCounts' | 'waitingStays'>,
    ofManager: ManagerAttentionQuery | null,
  ): AttentionItem[] => [
    ...(ofManager ? reportItems(ofManager, item) : []),
    item('/desk/messages', 'desk.attention.overdueMessages', messageCounts.overdue),
    item('/desk/stays', 'desk.attention.waitingStays', waitingStays.length),
    item('/desk/messages?state=NEW', 'desk.attention.newMessages', messageCounts.new),
    item('/desk/messages?mine=1', 'desk.attention.myMessages', messageCounts.mine),
  ];
}

type CreateItem = (path: string, key: MessageKey, count: number) => AttentionItem;

function reportItems({ deliveryReport, feedReport }: ManagerAttentionQuery, item: CreateItem) {
  const failed = deliveryReport.reduce((sum, { count }) => sum + count, 0);
  const held = feedReport.filter(({ removals }) => removals && !removals.isConfirmed).length;
  return [
    item('/desk/reports', 'desk.attention.failedDeliveries', failed),
    item('/desk/reports', 'desk.attention.heldRemovals', held),
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
            <li key={label}>
              <a href={path}>{label}</a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
