import { dayInBrussels } from '../../../shared/days.ts';
import type { DeskContext } from '../context.ts';

/** The home with an id; null when the employee may not see it. */
export const findOwnHome = (id: string, context: DeskContext) =>
  context.desk.homes.find(context.scope, { id, today: todayOf(context) });

/** The date in Brussels, ISO 8601. */
export const todayOf = ({ ports }: DeskContext): string => dayInBrussels(ports.now());
