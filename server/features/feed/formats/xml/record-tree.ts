/** Collects the element tree of one record at a time. Its size is limited. */
import { ImportStopped } from '../../import-stopped.ts';
import type { XmlElement } from './xml-element.ts';

/** Characters of text, names and attributes, with a constant per element. */
const MAX_RECORD_SIZE = 2_000_000;
const ELEMENT_SIZE = 100;

export class RecordTree {
  /** From the record to the innermost open element. */
  private readonly open: XmlElement[] = [];
  private size = 0;

  get isEmpty(): boolean {
    return this.open.length === 0;
  }

  /** @throws ImportStopped when the record is too large. */
  openElement(name: string, attributes: Record<string, string>): void {
    const element: XmlElement = { name, attributes, text: '', children: [] };
    for (const key of Object.keys(attributes)) this.grow(key.length + (attributes[key]?.length ?? 0));
    this.grow(ELEMENT_SIZE + name.length);
    this.open.at(-1)?.children.push(element);
    this.open.push(element);
  }

  /** @throws ImportStopped when the record is too large. */
  addText(text: string): void {
    const element = this.open.at(-1);
    if (!element) return;
    this.grow(text.length);
    element.text += text;
  }

  /** Notes a broken byte in the record, in a line of the file. */
  markBroken(line: number): void {
    const [record] = this.open;
    if (record) record.brokenLine ??= line;
  }

  /** Returns the record when its element is closed. */
  closeElement(): XmlElement | null {
    const element = this.open.pop();
    if (!element) return null;
    element.text = element.text.trim();
    if (!this.isEmpty) return null;
    this.size = 0;
    return element;
  }

  private grow(size: number): void {
    this.size += size;
    if (this.size > MAX_RECORD_SIZE) {
      throw new ImportStopped(
        `a <${this.open[0]?.name}> element has more than ${MAX_RECORD_SIZE} characters`,
      );
    }
  }
}
