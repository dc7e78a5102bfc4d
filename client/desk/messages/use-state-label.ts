import { useMessages } from '../../intl/use-messages.ts';
import type { MessageStateFragment } from './generated/messages.generated.ts';

/** Returns the sentence that says how far the answer to a message is, and by whom. */
export function useStateLabel(): (message: MessageStateFragment) => string {
  const t = useMessages();
  return ({ state, isOverdue, isMine, assigneeName }) => {
    if (state === 'NEW') return t(isOverdue ? 'desk.message.overdue' : 'desk.message.state.NEW');
    if (state === 'ANSWERING' && isMine) return t('desk.message.state.mine');
    return t(`desk.message.state.${state}`, { name: assigneeName ?? '' });
  };
}
