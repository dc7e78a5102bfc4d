import type { Locale } from '../../shared/locales.ts';
import { createGraphContext, type GraphContext, type GraphPorts } from '../context.ts';
import type { Visitor } from '../visitor.ts';
import type { Session } from './account-ports.ts';
import type { DeskPorts, Employee } from './ports.ts';
import { type DeskScope, scopeOf } from './scope.ts';

/** The context of a request to the desk. */
export interface DeskContext extends GraphContext {
  desk: DeskPorts;
  employee: Employee;
  session: Session;
  scope: DeskScope;
  /** The language of the employee. */
  locale: Locale;
}

/** Who asks, and in which language. */
export interface DeskRequest {
  employee: Employee;
  session: Session;
  locale: Locale;
  visitor: Visitor;
}

export function createDeskContext(
  { ports, desk }: { ports: GraphPorts; desk: DeskPorts },
  { visitor, ...request }: DeskRequest,
): DeskContext {
  return { ...createGraphContext(ports, visitor), desk, ...request, scope: scopeOf(request.employee) };
}
