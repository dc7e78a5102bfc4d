import { type RawBuilder, sql } from 'kysely';
import type { DeskScope } from '../../../../graphql/desk/scope.ts';

/**
 * The SQL condition of rows that an employee may see; `agent` and `office` are their columns. Agents see no rows
 * that have an office only.
 */
export function isInScope(
  scope: DeskScope,
  { agent, office }: { agent?: string; office: string },
): RawBuilder<boolean> {
  if ('all' in scope) return sql<boolean>`true`;
  if ('officeId' in scope) return sql<boolean>`${sql.ref(office)} = ${scope.officeId}`;
  if ('agentId' in scope && agent) return sql<boolean>`${sql.ref(agent)} = ${scope.agentId}`;
  return sql<boolean>`false`;
}
