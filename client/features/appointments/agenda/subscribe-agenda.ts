import type { RunQuery } from '../../../data/run-query.ts';
import { subscribeLive } from '../../../data/subscribe-live.ts';
import {
  AgendaDocument,
  type AgendaFragment,
  type AgendaQueryVariables,
  FollowAgendaDocument,
} from './generated/agenda.generated.ts';

interface SubscribeServices {
  runUncached: RunQuery;
  /** Called with null when the home is no longer offered. */
  show(agenda: AgendaFragment | null): void;
}

/** Follows an agenda. Returns a function that stops it. */
export function subscribeAgenda(
  variables: AgendaQueryVariables,
  { runUncached, show }: SubscribeServices,
): () => void {
  return subscribeLive({
    subscription: FollowAgendaDocument,
    query: AgendaDocument,
    variables,
    runUncached,
    show: ({ agenda }) => show(agenda),
  });
}
