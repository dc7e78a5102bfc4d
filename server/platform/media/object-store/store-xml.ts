/** Reads the XML of an object store. */
import { SaxesParser } from 'saxes';

/**
 * Returns the elements called `name`, each as the texts of its children by their names. Deeper elements are left out.
 * @throws an error when the document is not well-formed.
 */
export function readElements(xml: string, name: string): Record<string, string>[] {
  const found: Record<string, string>[] = [];
  const path: string[] = [];
  const parser = new SaxesParser<{ position: false; xmlns: false }>({ position: false, xmlns: false });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', (tag) => {
    if (tag.name === name) found.push({});
    path.push(tag.name);
  });
  const addText = (text: string) => {
    const [parent, child] = path.slice(-2);
    const element = found.at(-1);
    if (parent === name && child && element) element[child] = (element[child] ?? '') + text;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => path.pop());
  parser.write(xml).close();
  return found;
}

/** Returns the code and message of an error; empty for another document, such as the error page of a proxy. */
export function readError(xml: string): Record<string, string> {
  try {
    return readElements(xml, 'Error')[0] ?? {};
  } catch {
    return {};
  }
}
