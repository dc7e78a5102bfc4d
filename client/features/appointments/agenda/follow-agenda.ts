import { follow } from '../../../data/follow.ts';
import type { Run } from '../../../data/run.ts';
import {
  AgendaDocument,
  type AgendaFragment,
  type AgendaQueryVariables,
  FollowAgendaDocument,
} from './generated/agenda.generated.ts';

interface FollowServices {
  ask: Run;
  /** Called with null when the home is no longer offered. */
  show(agenda: AgendaFragment | null): void;
}

/** Follows an agenda. Returns a function that stops it. */
export function followAgenda(variables: AgendaQueryVariables, { ask, show }: FollowServices): () => void {
  return follow({
    subscription: FollowAgendaDocument,
    query: AgendaDocument,
    variables,
    ask,
    show: ({ agenda }) => show(agenda),
  });
}
