/** The schema of the desk: the public one, and what only employees may ask and change. */
import { makeExecutableSchema } from '@graphql-tools/schema';
import { getDirective, MapperKind, mapSchema } from '@graphql-tools/utils';
import {
  type DocumentNode,
  defaultFieldResolver,
  execute,
  GraphQLError,
  type GraphQLFieldConfig,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import type { EmployeeRole } from '../../shared/desk/roles.ts';
import type { GraphPorts } from '../context.ts';
import { QueryError } from '../execute.ts';
import { PUBLIC_RESOLVERS } from '../schema.ts';
import { accountResolvers } from './account.ts';
import { createDeskContext, type DeskContext, type DeskRequest } from './context.ts';
import { correctionResolvers } from './homes/corrections.ts';
import { homeResolvers } from './homes/homes.ts';
import { messageResolvers } from './messages.ts';
import { personResolvers } from './person.ts';
import type { DeskPorts } from './ports.ts';
import { reportResolvers } from './reports.ts';
import { deskResolvers } from './resolvers.ts';
import { newsResolversOfDesk } from './site/news.ts';
import { siteResolvers } from './site/site.ts';
import { stayResolversOfDesk } from './stays.ts';
import { blockedTimeResolvers } from './today/blocked-times.ts';
import { telephoneBookingResolvers } from './today/telephone-booking.ts';
import { viewingResolvers } from './today/viewings.ts';

/** The code of the error that a field not allowed for the employee's role returns. */
const FORBIDDEN = 'FORBIDDEN';

type Field = GraphQLFieldConfig<unknown, DeskContext>;

/**
 * Creates the schema. `typeDefs` are the public ones, `deskTypeDefs` the contents of the `.graphqls` files of this
 * folder.
 * @throws when a root field of the desk does not name its roles.
 */
export function createDeskSchema(
  typeDefs: readonly string[],
  deskTypeDefs: readonly string[],
  publicSchema: GraphQLSchema,
): GraphQLSchema {
  const schema = makeExecutableSchema({
    typeDefs: [...typeDefs, ...deskTypeDefs],
    resolvers: [
      ...PUBLIC_RESOLVERS,
      deskResolvers,
      viewingResolvers,
      accountResolvers,
      blockedTimeResolvers,
      telephoneBookingResolvers,
      stayResolversOfDesk,
      messageResolvers,
      personResolvers,
      homeResolvers,
      correctionResolvers,
      reportResolvers,
      siteResolvers,
      newsResolversOfDesk,
    ],
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
  });
  return mapSchema(schema, {
    [MapperKind.ROOT_FIELD]: (field, name, type) => {
      const roles = rolesOf(schema, field as Field);
      const isPublic = name in (publicSchema.getType(type) as GraphQLObjectType).getFields();
      if (!roles && !isPublic) throw new Error(`${type}.${name} of the desk names no roles`);
      return roles ? guard(field as Field, roles) : field;
    },
  });
}

/** Returns the roles that may use a root field; undefined for a public one. */
export function rolesOf(schema: GraphQLSchema, field: Field): EmployeeRole[] | undefined {
  return getDirective(schema, field, 'allow')?.[0]?.roles;
}

/** Rejects employees of other roles before anything is read. */
function guard(field: Field, roles: readonly EmployeeRole[]): Field {
  const resolve = field.resolve ?? defaultFieldResolver;
  return {
    ...field,
    resolve: (source, args, context, info) => {
      if (roles.includes(context.employee.role)) return resolve(source, args, context, info);
      throw new GraphQLError('This employee may not use this field.', { extensions: { code: FORBIDDEN } });
    },
  };
}

/** An employee asked for a field that the role does not allow. */
export class ForbiddenError extends Error {}

/**
 * Creates the executor of the desk's own, valid documents.
 * @throws ForbiddenError, or QueryError when another part of the result is missing; through its promise.
 */
export function createDeskExecutor(schema: GraphQLSchema, ports: { ports: GraphPorts; desk: DeskPorts }) {
  return (request: DeskRequest) => {
    const contextValue = createDeskContext(ports, request);
    return async (document: DocumentNode, variableValues: Record<string, unknown>) => {
      const { data, errors } = await execute({ schema, document, variableValues, contextValue });
      const [error] = errors ?? [];
      if (error?.extensions.code === FORBIDDEN) throw new ForbiddenError(error.message);
      if (error) throw new QueryError(error.message, { cause: error.originalError ?? error });
      return data;
    };
  };
}

export type CreateDeskExecutor = ReturnType<typeof createDeskExecutor>;
