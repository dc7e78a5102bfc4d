import type { MessageChange, MessageProgress } from './message-ports.ts';

/** Returns who answers a message, and how far that is, after a step. */
export function nextProgress(
  { state, assignee }: Pick<MessageProgress, 'state' | 'assignee'>,
  { step, assignee: chosen }: Pick<MessageChange, 'step' | 'assignee'>,
): Pick<MessageProgress, 'state' | 'assignee'> {
  if (step === 'NOTE') return { state, assignee };
  if (step === 'REOPEN') return { state: 'NEW', assignee: null };
  if (step === 'FINISH') return { state: 'DONE', assignee: assignee ?? chosen };
  return { state: 'ANSWERING', assignee: chosen };
}
