import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { OperationDefinitionNode } from 'graphql';
import { createContext, type RouterContextProvider } from 'react-router';

export type Variables = Record<string, unknown>;

/** A query of a page, made by codegen; no parser ships. */
// biome-ignore lint/suspicious/noExplicitAny: a document of any result
export type PageDocument<Result = any, Vars = any> = TypedDocumentNode<Result, Vars>;

/** Runs a query: in process on the server, over the network in the browser. The same call asks once. */
export type Run = <Result, Vars extends Variables>(
  document: PageDocument<Result, Vars>,
  variables: Vars,
) => Promise<Result>;

/** Where a loader finds the means of its side. */
export const runContext = createContext<Run>();

/** Where actions find the means of their side to change something. */
export const askContext = createContext<Run>();

/** Whether the action of this request rejected its form: then what was typed is shown, whatever else has changed. */
export const rejectedContext = createContext(false);

/** Runs an operation anew and remembers nothing: what changes something, or is never the same twice. */
export function askOf(context: Readonly<RouterContextProvider>): Run {
  return context.get(askContext);
}

/** A loader's answer when another kind of page may stand at its address. */
export const OTHER_VARIANT = Symbol('other variant');

/** The loader's way to data: `const run = runOf(context)`. */
export function runOf(context: Readonly<RouterContextProvider>): Run {
  return context.get(runContext);
}

/** The name of a document's operation. */
export function operationName(document: PageDocument): string {
  return (operationOf(document).name as { value: string }).value;
}

/** One operation with its variables: what a result is remembered by. */
export function resultKey(document: PageDocument, variables: Variables): string {
  return `${operationName(document)} ${JSON.stringify(variables)}`;
}

function operationOf(document: PageDocument): OperationDefinitionNode {
  const operation = document.definitions.find((definition) => definition.kind === 'OperationDefinition');
  return operation as OperationDefinitionNode;
}
