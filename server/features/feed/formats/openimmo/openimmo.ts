/**
 * OpenImmo XML, version 1.2.7: the exchange format of German-speaking countries, written by many agency systems.
 * Documentation: http://www.openimmo.de/ (schema and list of fields, after registration)
 */
import type { FileOrigin } from '../../file-origin.ts';
import { ImportStopped } from '../../import-stopped.ts';
import type { FeedFormat, FeedTranslator, TranslatedRecord, TranslationOptions } from '../feed-format.ts';
import { attributeAt, type XmlElement } from '../xml/xml-element.ts';
import { type XmlDocumentShape, XmlRecordReader } from '../xml/xml-record-reader.ts';
import { toInstant } from './dates.ts';
import { CONTACT_IDS, SKIPPED_ELEMENTS } from './known-fields.ts';
import { translateProperty } from './translate-property.ts';

const TRANSFER = 'uebertragung';
/** The id of the agency, the same in all of its files. */
const AGENCY = 'openimmo_anid';
/** The number of the agency or office in the sending system. */
const OFFICE = 'anbieternr';
const MAX_OFFICE_IDS = 2;
const SHAPE: XmlDocumentShape = {
  format: 'OpenImmo',
  root: 'openimmo',
  records: new Set([
    `openimmo/${TRANSFER}`,
    `openimmo/anbieter/${OFFICE}`,
    `openimmo/anbieter/${AGENCY}`,
    'openimmo/anbieter/immobilie',
  ]),
  skipped: new Set(SKIPPED_ELEMENTS),
  excerpts: new Map([['kontaktperson', new Set(CONTACT_IDS)]]),
};

export const openimmo: FeedFormat = {
  recognizes: (start) => /<(?:[\w-]+:)?openimmo[\s>]/.test(start.replaceAll('\0', '')),
  createTranslator: (options) => new OpenImmoTranslator(options),
};

class OpenImmoTranslator implements FeedTranslator {
  private readonly reader = new XmlRecordReader(SHAPE);
  private readonly options: TranslationOptions;
  private isComplete = false;
  private count = 0;
  private readonly agencies = new Set<string>();
  /** Ids of the agency or office whose properties are being read. */
  private officeIds: string[] = [];
  private isInProperties = false;
  origin: FileOrigin | null = null;

  constructor(options: TranslationOptions) {
    this.options = options;
  }

  push(piece: Uint8Array): TranslatedRecord[] {
    return this.translate(this.reader.push(piece));
  }

  end(): TranslatedRecord[] {
    const records = this.translate(this.reader.end());
    this.requireTransfer();
    return records;
  }

  private translate(elements: XmlElement[]): TranslatedRecord[] {
    return elements.flatMap((element) => {
      if (element.name === TRANSFER) {
        checkTransfer(element, this.options.isNamed);
        this.isComplete = true;
        this.origin = { createdAt: toInstant(element.attributes.timestamp) ?? null, agency: null };
        return [];
      }
      this.requireTransfer();
      if (element.name === OFFICE || element.name === AGENCY) {
        this.noteOffice(element);
        return [];
      }
      this.isInProperties = true;
      const number = ++this.count;
      // The importer withdraws listings that the feed does not contain.
      if (attributeAt(element, 'verwaltung_techn/aktion', 'aktionart') === 'DELETE') return [];
      return [translateProperty(element, number, { ...this.options, officeIds: this.officeIds })];
    });
  }

  /** The ids of an `anbieter` precede its properties. */
  private noteOffice({ name, text }: XmlElement): void {
    const known = this.isInProperties ? [] : this.officeIds;
    this.isInProperties = false;
    this.officeIds = [text, ...known].slice(0, MAX_OFFICE_IDS);
    if (name === AGENCY) this.noteAgency(text);
  }

  /** A file with the properties of several agencies is of none of them. */
  private noteAgency(id: string): void {
    if (id) this.agencies.add(id);
    const [agency = null, other] = this.agencies;
    if (this.origin) this.origin = { ...this.origin, agency: other === undefined ? agency : null };
  }

  private requireTransfer(): void {
    if (!this.isComplete && !this.options.isNamed) {
      throw new ImportStopped(`the OpenImmo file has no <uebertragung> before the properties ${AS_COMPLETE}`);
    }
  }
}

const AS_COMPLETE = '(name the format "openimmo" to import it as a complete one)';

/**
 * Checks that the file contains all properties, because the importer withdraws those that it omits. A file that does
 * not say so is complete if the operator named the format.
 */
function checkTransfer({ attributes: { umfang, modus, version } }: XmlElement, isNamed = false): void {
  if (umfang === 'TEIL') {
    throw new ImportStopped(
      'the OpenImmo file is a partial transfer (umfang="TEIL"): only complete ones are imported',
    );
  }
  if (umfang !== 'VOLL' && (umfang || !isNamed)) {
    throw new ImportStopped(
      `the OpenImmo file does not say that it is complete, umfang="VOLL" ${AS_COMPLETE}`,
    );
  }
  if (modus === 'DELETE') {
    throw new ImportStopped(
      'the OpenImmo file deletes all of its properties (modus="DELETE"), which is not supported',
    );
  }
  if (version && !/^1\.2(\.|$)/.test(version)) {
    throw new ImportStopped(`version "${version.slice(0, 20)}" of OpenImmo is not supported: only 1.2 is`);
  }
}
