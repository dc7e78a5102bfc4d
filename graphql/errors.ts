import { GraphQLError } from 'graphql';

/** A value that the schema's types let through and its descriptions do not. */
export function inputError(argument: string, rule: string): GraphQLError {
  return new GraphQLError(`"${argument}" ${rule}.`, { extensions: { code: 'BAD_USER_INPUT' } });
}
