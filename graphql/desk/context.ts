import type { Locale } from '../../shared/locales.ts';
import { createGraphContext, type GraphContext, type GraphPorts } from '../context.ts';
import type { Visitor } from '../visitor.ts';
import type { DeskPorts, Employee } from './ports.ts';
import { type DeskScope, scopeOf } from './scope.ts';

/** The context of a request to the desk. */
export interface DeskContext extends GraphContext {
  desk: DeskPorts;
  employee: Employee;
  scope: DeskScope;
  /** The language of the employee. */
  locale: Locale;
}

/** Who asks, and in which language. */
export interface DeskRequest {
  employee: Employee;
  locale: Locale;
  visitor: Visitor;
}

export function createDeskContext(
  { ports, desk }: { ports: GraphPorts; desk: DeskPorts },
  { employee, locale, visitor }: DeskRequest,
): DeskContext {
  return { ...createGraphContext(ports, visitor), desk, employee, locale, scope: scopeOf(employee) };
}
