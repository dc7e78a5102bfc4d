/**
 * BLM, the text format of Rightmove, versions 3 and 3i: a header with the delimiters, the names of the fields, and
 * one record a property. Belgian agencies write the postal code in POSTCODE1.
 * https://www.rightmove.co.uk/ps/pdf/guides/RightmoveDatafeedFormatV3iOVS_1.6.pdf
 */
import type { FileOrigin } from '../../file-origin.ts';
import type { FeedFormat, FeedTranslator, TranslatedRecord, TranslationOptions } from '../feed-format.ts';
import { BlmReader } from './blm-reader.ts';
import { BlmText } from './blm-text.ts';
import { translateProperty } from './translate-property.ts';

export const blm: FeedFormat = {
  recognizes(start) {
    // A zero byte follows each character in UTF-16.
    return /^(?:ï»¿|ÿþ|þÿ)?\s*#HEADER#/.test(start.replaceAll('\0', ''));
  },
  createTranslator(options) {
    return new BlmTranslator(options);
  },
};

class BlmTranslator implements FeedTranslator {
  private readonly text = new BlmText();
  private readonly reader = new BlmReader((text) => this.text.decodeRecord(text));
  private readonly options: TranslationOptions;

  constructor(options: TranslationOptions) {
    this.options = options;
  }

  get origin(): FileOrigin | null {
    return this.reader.origin;
  }

  push(piece: Uint8Array): TranslatedRecord[] {
    return this.translate(this.text.push(piece));
  }

  end(): TranslatedRecord[] {
    const records = this.translate(this.text.end());
    this.reader.end();
    return records;
  }

  private translate(text: string): TranslatedRecord[] {
    return this.reader.push(text).map((record) => translateProperty(record, this.options));
  }
}
