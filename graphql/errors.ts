import { GraphQLError } from 'graphql';

/** An error for a value that has a valid type but violates a rule in the schema's descriptions. */
export function inputError(argument: string, rule: string): GraphQLError {
  return new GraphQLError(`"${argument}" ${rule}.`, { extensions: { code: 'BAD_USER_INPUT' } });
}

/** An error for costs that follow from a rule which is not known for today. */
export function unknownRuleError(): GraphQLError {
  return new GraphQLError('A rule that the costs follow from is not known for today.', {
    extensions: { code: 'RULE_UNKNOWN' },
  });
}
