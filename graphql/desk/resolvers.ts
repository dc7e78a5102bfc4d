import type { EmployeeResolvers, QueryResolvers } from './generated/resolvers.ts';

const LOG_PAGE = 100;

const employee: QueryResolvers['employee'] = (_, _args, context) => context.employee;

const deskLog: QueryResolvers['deskLog'] = (_, { before }, { desk }) =>
  desk.log.list({ before: before ?? null, limit: LOG_PAGE });

const Employee: EmployeeResolvers = {
  hasScope: (_, _args, { scope }) => !('nothing' in scope),
};

export const deskResolvers = { Query: { employee, deskLog }, Employee };
