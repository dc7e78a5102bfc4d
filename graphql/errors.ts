import { GraphQLError } from 'graphql';

/** An error for a value that has a valid type but violates a rule in the schema's descriptions. */
export function inputError(argument: string, rule: string): GraphQLError {
  return new GraphQLError(`"${argument}" ${rule}.`, { extensions: { code: 'BAD_USER_INPUT' } });
}
