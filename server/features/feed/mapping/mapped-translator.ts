/** Reads a feed in the format of an unknown system, as its mapping says. */
import type { FeedTranslator, TranslationOptions } from '../formats/feed-format.ts';
import { JsonRecords } from '../formats/json/json-records.ts';
import { JsonTranslator } from '../formats/json/json-translator.ts';
import { brokenByteReason } from '../formats/utf8-text.ts';
import type { XmlElement } from '../formats/xml/xml-element.ts';
import { XmlRecordReader } from '../formats/xml/xml-record-reader.ts';
import type { Mapping } from './mapping.ts';
import { JsonNode, XmlNode } from './record-values.ts';
import { translateRecord } from './translate-record.ts';

const FORMAT = 'mapped';

export function createMappedTranslator(mapping: Mapping, options: TranslationOptions): FeedTranslator {
  return mapping.syntax === 'xml'
    ? new MappedXmlTranslator(mapping, options)
    : jsonTranslator(mapping, options);
}

function jsonTranslator(mapping: Mapping, options: TranslationOptions): FeedTranslator {
  const lists = mapping.records === null ? [] : [mapping.records.replaceAll('/', '.')];
  return new JsonTranslator(
    new JsonRecords({ format: FORMAT, lists, allowsSingle: false }),
    (record, number) =>
      translateRecord({ node: new JsonNode(record), number, fault: null }, mapping, options),
  );
}

class MappedXmlTranslator implements FeedTranslator {
  private readonly reader: XmlRecordReader;
  private readonly mapping: Mapping;
  private readonly options: TranslationOptions;
  private count = 0;

  constructor(mapping: Mapping, options: TranslationOptions) {
    const records = mapping.records ?? '';
    const [root = ''] = records.split('/');
    this.reader = new XmlRecordReader({
      format: FORMAT,
      root,
      records: new Set([records]),
      skipped: new Set(),
    });
    this.mapping = mapping;
    this.options = options;
  }

  push(piece: Uint8Array) {
    return this.translate(this.reader.push(piece));
  }

  end() {
    return this.translate(this.reader.end());
  }

  private translate(elements: XmlElement[]) {
    return elements.map((element) => {
      const fault = element.brokenLine === undefined ? null : brokenByteReason(element.brokenLine);
      const record = { node: new XmlNode(element), number: ++this.count, fault };
      return translateRecord(record, this.mapping, this.options);
    });
  }
}
