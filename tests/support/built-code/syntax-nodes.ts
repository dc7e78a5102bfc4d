/** Walks the syntax trees that Vite's parser returns. */

export interface SyntaxNode {
  type: string;
  start: number;
  [key: string]: unknown;
}

const TYPES = /^TS(?!AsExpression|NonNullExpression|SatisfiesExpression)/;

/** Returns the nodes of a tree, except types. */
export function* nodesOf(value: unknown): Generator<SyntaxNode> {
  if (Array.isArray(value)) for (const item of value) yield* nodesOf(item);
  else if (isNode(value) && !TYPES.test(value.type)) {
    yield value;
    for (const inner of Object.values(value)) yield* nodesOf(inner);
  }
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && typeof (value as SyntaxNode).type === 'string';
}
