import { type Plugin, parseAst } from 'vite';
import { UNUSED_FUNCTIONS, UNUSED_STATEMENTS } from './unused-in-router.ts';

interface Node {
  type: string;
  start: number;
  end: number;
}

interface Named extends Node {
  id: { name: string };
  body?: Node;
  /** The function of a variable. */
  init?: { body?: Node } | null;
}

interface Call extends Node {
  callee: { name?: string };
  arguments: Node[];
}

/** A part of a module and the text that replaces it. */
interface Change {
  start: number;
  end: number;
  text: string;
}

const MODULE = /[/\\]react-router[/\\]dist[/\\]production[/\\]lib[/\\](.*\.js)$/;
const FUNCTIONS = new Set(['FunctionDeclaration', 'VariableDeclarator']);
const WARNINGS = new Set(['warning', 'warnOnce', 'warningOnce']);

/**
 * Removes what the site never uses of react-router, which tree shaking cannot see because it belongs to one
 * router object. Stops the build when a new release of react-router lacks a module, function or statement to remove.
 */
export function slimRouter() {
  const remaining = new Set([...Object.keys(UNUSED_FUNCTIONS), ...Object.keys(UNUSED_STATEMENTS)]);
  return {
    name: 'slim-router',
    enforce: 'pre',
    transform(code: string, id: string) {
      const file = MODULE.exec(id)?.[1]?.replaceAll('\\', '/');
      if (!file) return null;
      remaining.delete(file);
      return { code: slimModule(file, code), map: null };
    },
    buildEnd(error?: Error) {
      // A build that failed before has not seen all modules.
      if (error || remaining.size === 0) return;
      throw new Error(`react-router has changed, check the modules ${[...remaining].join(', ')}.`);
    },
  } satisfies Plugin;
}

/**
 * Returns the code of a module of react-router without its unused parts.
 * @throws when the module lacks one of them.
 */
export function slimModule(file: string, code: string): string {
  const pure = markPure(code);
  const nodes = nodesOf(parseAst(pure));
  return apply(pure, [
    ...replaceBodies(nodes, UNUSED_FUNCTIONS[file] ?? {}),
    ...removeStatements(pure, nodes, UNUSED_STATEMENTS[file] ?? []),
    ...removeMessages(nodes),
  ]);
}

/**
 * Lets tree shaking remove unused components: their names are only for development tools, and creating a
 * component has no side effect.
 */
function markPure(code: string): string {
  return code
    .replace(/^\w+\.displayName = .*;$/gm, '')
    .replace(/= (React\$1\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1');
}

/** @throws when the module has no function, or several functions, of a name. */
function replaceBodies(nodes: readonly Node[], bodies: Readonly<Record<string, string>>): Change[] {
  const named = nodes.filter((node): node is Named => FUNCTIONS.has(node.type));
  return Object.entries(bodies).map(([name, text]) => {
    const [body, ...others] = named
      .filter(({ id }) => id.name === name)
      .flatMap((found) => found.body ?? found.init?.body ?? []);
    if (!body || others.length) throw new Error(`react-router has changed, check the function ${name}.`);
    return { start: body.start, end: body.end, text: `{ ${text} }` };
  });
}

/** Removes the statements that begin with a text. @throws when there is none. */
function removeStatements(code: string, nodes: readonly Node[], beginnings: readonly string[]): Change[] {
  const statements = nodes.filter(({ type }) => type === 'ExpressionStatement' || type === 'IfStatement');
  return beginnings.flatMap((beginning) => {
    const found = statements.filter(({ start }) => code.startsWith(beginning, start));
    if (!found.length) throw new Error(`react-router has changed, check the statement ${beginning}`);
    return found.map(({ start, end }) => ({ start, end, text: ';' }));
  });
}

/** Removes the warnings for developers, which react-router also contains for production, and texts of errors. */
function removeMessages(nodes: readonly Node[]): Change[] {
  const calls = nodes.filter((node): node is Call => node.type === 'CallExpression');
  return calls.flatMap(({ start, end, callee, arguments: [condition, text] }) => {
    if (WARNINGS.has(callee.name ?? '')) return [{ start, end, text: 'void 0' }];
    if (callee.name !== 'invariant' || !condition || !text) return [];
    return [{ start: condition.end, end: text.end, text: '' }];
  });
}

/** Applies changes; of nested ones only the outer. */
function apply(code: string, changes: readonly Change[]): string {
  const sorted = changes.toSorted((a, b) => a.start - b.start || b.end - a.end);
  let [text, position] = ['', 0];
  for (const change of sorted) {
    if (change.start < position) continue;
    text += code.slice(position, change.start) + change.text;
    position = change.end;
  }
  return text + code.slice(position);
}

/** Returns all nodes of a syntax tree. */
function nodesOf(value: unknown): Node[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(nodesOf);
  return 'type' in value ? [value as Node, ...inner] : inner;
}
