/**
 * An element of an XML document with its content, and functions that find values in it by path ("location/latitude").
 */

export interface XmlElement {
  /** Without a namespace prefix. */
  name: string;
  attributes: Record<string, string>;
  /** Character data and CDATA sections directly in the element, trimmed. */
  text: string;
  children: XmlElement[];
  /** Of a record: the line of its first broken byte. */
  brokenLine?: number;
}

/** Returns every element at the path. */
export function elementsAt(parent: XmlElement, path: string): XmlElement[] {
  return path
    .split('/')
    .reduce<XmlElement[]>(
      (elements, name) => elements.flatMap((element) => childrenNamed(element, name)),
      [parent],
    );
}

/** Returns the first element at the path. */
function elementAt(parent: XmlElement, path: string): XmlElement | undefined {
  return elementsAt(parent, path)[0];
}

/** Returns the text of the first element at the path that has one. */
export function textAt(parent: XmlElement, path: string): string | undefined {
  return elementsAt(parent, path).find((element) => element.text)?.text;
}

/** Returns an attribute of the first element at the path; undefined when it is absent or empty. */
export function attributeAt(parent: XmlElement, path: string, name: string): string | undefined {
  return elementAt(parent, path)?.attributes[name]?.trim() || undefined;
}

function childrenNamed(element: XmlElement, name: string): XmlElement[] {
  return element.children.filter((child) => child.name === name);
}
