import { parseSync } from 'vite';
import { nodesOf, type SyntaxNode } from '../../built-code/syntax-nodes.ts';

const STATEMENT =
  /^((Expression|Return|Throw|If|Try|Switch|For|ForOf|ForIn|While|DoWhile|Break|Continue)Statement|VariableDeclaration)$/;

/** Returns the lines on which statements of a TypeScript module start, or bodies of short functions. From 0. */
export function findStatementLines(file: string, text: string): Set<number> {
  const starts = [...nodesOf(parseSync(file, text).program)].flatMap(startsOf);
  const lines = new Set<number>();
  let line = 0;
  let end = text.indexOf('\n');
  for (const start of starts.sort((a, b) => a - b)) {
    while (end >= 0 && end < start) {
      line += 1;
      end = text.indexOf('\n', end + 1);
    }
    lines.add(line);
  }
  return lines;
}

function startsOf({ type, start, declare, expression, body }: SyntaxNode): number[] {
  if (type === 'ArrowFunctionExpression' && expression) return [(body as SyntaxNode).start];
  return STATEMENT.test(type) && !declare ? [start] : [];
}
