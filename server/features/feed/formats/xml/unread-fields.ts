/** Counts the elements of a record that its translation does not read. */
import type { UnmappedValues } from '../unmapped-values.ts';
import type { XmlElement } from './xml-element.ts';

/** Paths of elements, from below the record. */
export interface KnownFields {
  read: ReadonlySet<string>;
  /** Private elements, which are not even counted. */
  ignored: ReadonlySet<string>;
  /** Paths above those that are read. */
  sections: ReadonlySet<string>;
}

export function knownFields(read: readonly string[], ignored: readonly string[]): KnownFields {
  const sections = read.flatMap((path) => {
    const names = path.split('/');
    return names.slice(1).map((_, index) => names.slice(0, index + 1).join('/'));
  });
  return { read: new Set(read), ignored: new Set(ignored), sections: new Set(sections) };
}

/** Counts names only: the values can be private. Empty elements are not counted. */
export function countUnreadFields(parent: XmlElement, known: KnownFields, unmapped: UnmappedValues): void {
  const visit = (element: XmlElement, path: string) => {
    if (known.read.has(path) || known.ignored.has(path)) return;
    if (known.sections.has(path)) visitChildren(element, `${path}/`);
    else if (!isEmpty(element)) unmapped.countField(path);
  };
  const visitChildren = (element: XmlElement, prefix: string) => {
    for (const child of element.children) visit(child, `${prefix}${child.name}`);
  };
  visitChildren(parent, '');
}

function isEmpty({ text, children, attributes }: XmlElement): boolean {
  return !text && children.length === 0 && Object.keys(attributes).length === 0;
}
