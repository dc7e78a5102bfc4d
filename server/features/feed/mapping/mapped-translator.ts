/** Reads a feed in the format of an unknown system, as its mapping says. */
import type { FeedTranslator, TranslationOptions } from '../formats/feed-format.ts';
import { JsonRecords } from '../formats/json/json-records.ts';
import { JsonTranslator } from '../formats/json/json-translator.ts';
import { brokenByteReason } from '../formats/utf8-text.ts';
import type { XmlElement } from '../formats/xml/xml-element.ts';
import { XmlRecordReader } from '../formats/xml/xml-record-reader.ts';
import { type CompiledMapping, compileMapping } from './compiled-mapping.ts';
import type { Mapping } from './mapping.ts';
import { JsonNode, XmlNode } from './record-values.ts';
import { translateRecord } from './translate-record.ts';

const FORMAT = 'mapped';

/** At the end it counts the paths at which no record had a value: they may be misspelt. */
export function createMappedTranslator(mapping: Mapping, options: TranslationOptions): FeedTranslator {
  const found = new Set<string>();
  const compiled = compileMapping(mapping);
  const translator =
    mapping.syntax === 'xml'
      ? new MappedXmlTranslator(compiled, found, options)
      : jsonTranslator(compiled, found, options);
  return {
    push: (piece) => translator.push(piece),
    end() {
      const records = translator.end();
      const paths = Object.values(mapping.fields).flatMap(({ path }) => path ?? []);
      for (const path of new Set(paths))
        if (!found.has(path)) options.unmapped.countField(`${path}: in no record`);
      return records;
    },
  };
}

function jsonTranslator(
  mapping: CompiledMapping,
  found: Set<string>,
  options: TranslationOptions,
): FeedTranslator {
  const lists = mapping.records === null ? [] : [mapping.records.replaceAll('/', '.')];
  return new JsonTranslator(
    new JsonRecords({ format: FORMAT, lists, allowsSingle: false }),
    (record, number) =>
      translateRecord({ node: new JsonNode(record), number, found, fault: null }, mapping, options),
  );
}

class MappedXmlTranslator implements FeedTranslator {
  private readonly reader: XmlRecordReader;
  private readonly mapping: CompiledMapping;
  private readonly found: Set<string>;
  private readonly options: TranslationOptions;
  private count = 0;

  constructor(mapping: CompiledMapping, found: Set<string>, options: TranslationOptions) {
    const records = mapping.records ?? '';
    const [root = ''] = records.split('/');
    this.reader = new XmlRecordReader({
      format: FORMAT,
      root,
      records: new Set([records]),
      skipped: new Set(),
    });
    this.mapping = mapping;
    this.found = found;
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
      const record = { node: new XmlNode(element), number: ++this.count, found: this.found, fault };
      return translateRecord(record, this.mapping, this.options);
    });
  }
}
