/**
 * Values of a record by their path: names separated by "/", such as "address/street". Every element of a list, and
 * every XML element of a name, is found. `[name=value]` after a name keeps those with that value, "@name" is an XML
 * attribute, and "." the entry itself.
 */
import { isObject } from '../formats/json/json-records.ts';
import type { XmlElement } from '../formats/xml/xml-element.ts';

interface Step {
  name: string;
  where: { name: string; value: string } | null;
}

export type Path = readonly Step[];

/** A record, or a part of one. */
export interface RecordNode {
  /** The child nodes of this name. */
  children(name: string): RecordNode[];
  /** Trimmed; null when it has none. */
  readonly text: string | null;
}

const STEP = /^([^[\]=/]+)(?:\[([^[\]=/]+)=([^[\]/]*)\])?$/;

/** The steps of a path; null when it is no path. */
export function parsePath(path: string): Path | null {
  const steps = path.split('/').map((text) => {
    const [, name, key, value] = STEP.exec(text) ?? [];
    return name ? { name, where: key === undefined ? null : { name: key, value: value ?? '' } } : null;
  });
  return steps.every((step) => step !== null) ? steps : null;
}

/** The nodes at a path. */
export function nodesAt(node: RecordNode, path: Path): RecordNode[] {
  return path.reduce<RecordNode[]>(
    (nodes, { name, where }) =>
      nodes
        .flatMap((each) => (name === '.' ? [each] : each.children(name)))
        .filter((each) => isWhere(each, where)),
    [node],
  );
}

/** The texts at a path. */
export function textsAt(node: RecordNode, path: Path): string[] {
  return nodesAt(node, path).flatMap(({ text }) => text ?? []);
}

function isWhere(node: RecordNode, where: Step['where']): boolean {
  if (!where) return true;
  const wanted = where.value.toLowerCase();
  return node.children(where.name).some(({ text }) => (text ?? '').toLowerCase() === wanted);
}

export class JsonNode implements RecordNode {
  private readonly value: unknown;

  constructor(value: unknown) {
    this.value = value;
  }

  get text(): string | null {
    const { value } = this;
    const isPlain = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
    return isPlain ? String(value).trim() || null : null;
  }

  children(name: string): JsonNode[] {
    if (!isObject(this.value) || !Object.hasOwn(this.value, name)) return [];
    const child = this.value[name];
    return (Array.isArray(child) ? child : [child]).map((each) => new JsonNode(each));
  }
}

export class XmlNode implements RecordNode {
  private readonly element: XmlElement;

  constructor(element: XmlElement) {
    this.element = element;
  }

  get text(): string | null {
    return this.element.text || null;
  }

  children(name: string): RecordNode[] {
    if (!name.startsWith('@'))
      return this.element.children.filter((child) => child.name === name).map((child) => new XmlNode(child));
    const text = this.element.attributes[name.slice(1)]?.trim();
    return text ? [{ text, children: () => [] }] : [];
  }
}
