/**
 * Reads an XML document as a stream, and returns the elements at some paths as trees. Elements at other paths are not
 * collected. Document type declarations stop the import, so that no entities are expanded.
 */
import { decodeHTMLStrict } from 'entities';
import { SaxesParser } from 'saxes';
import { ImportStopped } from '../../import-stopped.ts';
import { BROKEN, lineOfBroken } from '../utf8-text.ts';
import { HTML_ENTITIES } from './html-entities.data.ts';
import { RecordTree } from './record-tree.ts';
import { XmlDecoder } from './xml-decoder.ts';
import type { XmlElement } from './xml-element.ts';

export interface XmlDocumentShape {
  /** The format's name in error messages. */
  format: string;
  root: string;
  /** Paths of the elements that are returned, from the root: "root/property". */
  records: ReadonlySet<string>;
  /** Names of elements in records whose content is not collected. */
  skipped: ReadonlySet<string>;
  /** Elements in records of which only the children with these names are collected. */
  excerpts?: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Systems write entities of HTML in texts, although their files do not declare any. */
const ENTITIES: Readonly<Record<string, string>> = Object.fromEntries(
  HTML_ENTITIES.map((name) => [name, decodeHTMLStrict(`&${name};`)]),
);
const MAX_DEPTH = 32;
/** Text, a comment or a tag. The parser keeps each in memory until it ends. */
const MAX_TOKEN_LENGTH = 8_000_000;
/** The token length is checked after each part of this length. */
const PART_LENGTH = 65_536;

export class XmlRecordReader {
  private readonly shape: XmlDocumentShape;
  private readonly decoder = new XmlDecoder();
  private readonly parser = new SaxesParser<{ position: false; xmlns: false }>({
    position: false,
    xmlns: false,
  });
  private readonly tree = new RecordTree();
  /** Names of the open elements. */
  private readonly path: string[] = [];
  /** Depth of the open element whose content is skipped. */
  private skippedAt = 0;
  /** Positions in the decoded text. */
  private tokenStart = 0;
  private length = 0;
  private isEnding = false;
  private records: XmlElement[] = [];

  constructor(shape: XmlDocumentShape) {
    this.shape = shape;
    const { parser } = this;
    Object.assign(parser.ENTITIES, ENTITIES);
    parser.on('error', (error) => this.stop(error.message));
    parser.on('doctype', () => {
      throw new ImportStopped('the file has a document type declaration (<!DOCTYPE), which is not supported');
    });
    parser.on('opentag', ({ name, attributes }) => this.openElement(localName(name), attributes));
    parser.on('closetag', () => this.closeElement());
    parser.on('text', (text) => this.addText(text));
    parser.on('cdata', (text) => this.addText(text));
    parser.on('comment', () => this.startToken());
    parser.on('processinginstruction', () => this.startToken());
  }

  /** @throws ImportStopped when the document is not well-formed, of another format, or exceeds a limit. */
  push(piece: Uint8Array): XmlElement[] {
    this.parse(this.decoder.push(piece));
    return this.takeRecords();
  }

  /** @throws ImportStopped when the document is empty or truncated. */
  end(): XmlElement[] {
    this.parse(this.decoder.end());
    if (this.length === 0) throw new ImportStopped('the file is empty');
    this.isEnding = true;
    this.parser.close();
    return this.takeRecords();
  }

  private parse(text: string): void {
    for (let from = 0; from < text.length; from += PART_LENGTH) {
      const part = text.slice(from, from + PART_LENGTH);
      this.parser.write(part);
      this.length += part.length;
      if (this.length - this.tokenStart > MAX_TOKEN_LENGTH) {
        throw new ImportStopped(`a text that ends after line ${this.parser.line} is too long`);
      }
    }
  }

  private openElement(name: string, attributes: Record<string, string>): void {
    this.startToken();
    if (this.path.length === 0 && name !== this.shape.root) {
      throw new ImportStopped(
        `this is not a feed of ${this.shape.format}: its root element is <${name.slice(0, 40)}>`,
      );
    }
    this.path.push(name);
    if (this.path.length > MAX_DEPTH) {
      throw new ImportStopped(
        `elements are nested deeper than ${MAX_DEPTH} levels at line ${this.parser.line}`,
      );
    }
    if (this.skippedAt) return;
    if (!this.tree.isEmpty && this.isSkipped(name)) this.skippedAt = this.path.length;
    else if (!this.tree.isEmpty || this.shape.records.has(this.path.join('/'))) {
      this.tree.openElement(name, attributes);
      for (const value of Object.values(attributes)) this.checkText(value);
    }
  }

  private isSkipped(name: string): boolean {
    const { skipped, excerpts } = this.shape;
    const excerpt = excerpts?.get(this.path.at(-2) ?? '');
    return skipped.has(name) || (excerpt !== undefined && !excerpt.has(name));
  }

  private addText(text: string): void {
    this.startToken();
    if (this.skippedAt) return;
    this.checkText(text);
    this.tree.addText(text);
  }

  private checkText(text: string): void {
    if (text.includes(BROKEN)) this.tree.markBroken(lineOfBroken(text, this.parser.line));
  }

  private closeElement(): void {
    this.startToken();
    if (this.skippedAt) {
      if (this.skippedAt === this.path.length) this.skippedAt = 0;
    } else {
      const record = this.tree.closeElement();
      if (record) this.records.push(record);
    }
    this.path.pop();
  }

  private startToken(): void {
    this.tokenStart = this.parser.position;
  }

  private takeRecords(): XmlElement[] {
    const { records } = this;
    this.records = [];
    return records;
  }

  private stop(fault: string): never {
    const { line, column } = this.parser;
    if (this.isEnding)
      throw new ImportStopped(`the XML is truncated: it ends at line ${line}, column ${column}`);
    throw new ImportStopped(
      `the XML is not well-formed at line ${line}, column ${column}: ${fault.slice(0, 200)}`,
    );
  }
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
