/**
 * Kyero XML, version 3: the feed format of the Kyero portal, written by many agency systems. Documentation:
 * https://help.kyero.com/ (property import specification), https://feeds.kyero.com/assets/kyero_v3_test_feed.xml
 */
import { ImportStopped } from '../../import-stopped.ts';
import type { FeedFormat, FeedTranslator, TranslatedRecord, TranslationOptions } from '../feed-format.ts';
import { textAt, type XmlElement } from '../xml/xml-element.ts';
import { type XmlDocumentShape, XmlRecordReader } from '../xml/xml-record-reader.ts';
import { translateProperty } from './translate-property.ts';

const SHAPE: XmlDocumentShape = {
  format: 'Kyero',
  root: 'root',
  records: new Set(['root/kyero', 'root/property']),
  skipped: new Set(['notes']),
};
const SUPPORTED_VERSION = /^3(\.\d+)*$/;

export const kyero: FeedFormat = {
  recognizes(start) {
    const text = start.replaceAll('\0', '');
    return /<root[\s>]/.test(text) && /<kyero[\s>]/.test(text);
  },
  createTranslator: (options) => new KyeroTranslator(options),
};

class KyeroTranslator implements FeedTranslator {
  private readonly reader = new XmlRecordReader(SHAPE);
  private readonly options: TranslationOptions;
  private hasVersion = false;
  private count = 0;

  constructor(options: TranslationOptions) {
    this.options = options;
  }

  push(piece: Uint8Array): TranslatedRecord[] {
    return this.translate(this.reader.push(piece));
  }

  end(): TranslatedRecord[] {
    const records = this.translate(this.reader.end());
    this.checkVersion();
    return records;
  }

  private translate(elements: XmlElement[]): TranslatedRecord[] {
    return elements.flatMap((element) => {
      if (element.name === 'kyero') {
        this.readVersion(element);
        return [];
      }
      this.checkVersion();
      return [translateProperty(element, ++this.count, this.options)];
    });
  }

  private readVersion(element: XmlElement): void {
    const version = textAt(element, 'feed_version') ?? '';
    if (!SUPPORTED_VERSION.test(version)) {
      throw new ImportStopped(
        `version "${version.slice(0, 20)}" of Kyero feeds is not supported: only version 3 is`,
      );
    }
    this.hasVersion = true;
  }

  private checkVersion(): void {
    if (!this.hasVersion) {
      throw new ImportStopped(
        'this is not a feed of Kyero: <kyero> with its version does not precede the properties',
      );
    }
  }
}
