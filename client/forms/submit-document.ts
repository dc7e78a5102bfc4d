import { Kind, OperationTypeNode } from 'graphql/language';
import type { PageDocument } from '../data/run.ts';
import { type SubmissionResultFragment, SubmissionResultFragmentDoc } from './forms.generated.ts';

/** A mutation that submits a form; what became of it is in `submitted`, whatever the mutation is called. */
export type SubmitDocument = PageDocument<{ submitted: SubmissionResultFragment }>;

const nameOf = (value: string) => ({ kind: Kind.NAME, value }) as const;
const INPUT = { kind: Kind.VARIABLE, name: nameOf('input') } as const;

/** `mutation <field>($input: <inputType>!) { submitted: <field>(input: $input) { ...SubmissionResult } }`. */
export function submitDocument(field: string, inputType: string): SubmitDocument {
  const type = { kind: Kind.NAMED_TYPE, name: nameOf(inputType) } as const;
  const result = { kind: Kind.FRAGMENT_SPREAD, name: nameOf('SubmissionResult') } as const;
  return {
    kind: Kind.DOCUMENT,
    definitions: [
      {
        kind: Kind.OPERATION_DEFINITION,
        operation: OperationTypeNode.MUTATION,
        name: nameOf(field),
        variableDefinitions: [
          { kind: Kind.VARIABLE_DEFINITION, variable: INPUT, type: { kind: Kind.NON_NULL_TYPE, type } },
        ],
        selectionSet: {
          kind: Kind.SELECTION_SET,
          selections: [
            {
              kind: Kind.FIELD,
              alias: nameOf('submitted'),
              name: nameOf(field),
              arguments: [{ kind: Kind.ARGUMENT, name: nameOf('input'), value: INPUT }],
              selectionSet: { kind: Kind.SELECTION_SET, selections: [result] },
            },
          ],
        },
      },
      ...SubmissionResultFragmentDoc.definitions,
    ],
  };
}
