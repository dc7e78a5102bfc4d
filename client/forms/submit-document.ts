import type { PageDocument } from '../data/run-query.ts';
import { type SubmissionResultFragment, SubmissionResultFragmentDoc } from './generated/forms.generated.ts';

/** A mutation that submits a form. Its result has the alias `submitted`, whatever the mutation's name. */
export type SubmitDocument<Submitted = SubmissionResultFragment> = PageDocument<{ submitted: Submitted }>;

const nameOf = (value: string) => ({ kind: 'Name', value });
const INPUT = { kind: 'Variable', name: nameOf('input') };

/**
 * Returns the document `mutation <field>($input: <inputType>!) { submitted: <field>(input: $input) {
 * ...SubmissionResult } }`.
 */
export function submitDocument(field: string, inputType: string): SubmitDocument {
  const type = { kind: 'NamedType', name: nameOf(inputType) };
  const result = { kind: 'FragmentSpread', name: nameOf('SubmissionResult') };
  const submitted = {
    kind: 'Field',
    alias: nameOf('submitted'),
    name: nameOf(field),
    arguments: [{ kind: 'Argument', name: nameOf('input'), value: INPUT }],
    selectionSet: { kind: 'SelectionSet', selections: [result] },
  };
  const mutation = {
    kind: 'OperationDefinition',
    operation: 'mutation',
    name: nameOf(field),
    variableDefinitions: [
      { kind: 'VariableDefinition', variable: INPUT, type: { kind: 'NonNullType', type } },
    ],
    selectionSet: { kind: 'SelectionSet', selections: [submitted] },
  };
  const definitions = [mutation, ...SubmissionResultFragmentDoc.definitions];
  // String literals as in generated documents: importing the enums of graphql-js would add them to the bundle.
  return { kind: 'Document', definitions } as unknown as SubmitDocument;
}
