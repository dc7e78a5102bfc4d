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
import { referenceOfProperty, translateProperty } from './translate-property.ts';

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
  recognizes: (start) => isOpenImmo(start.replaceAll('\0', '')),
  isPartial(start) {
    const text = start.replaceAll('\0', '');
    return isOpenImmo(text) && /<(?:[\w-]+:)?uebertragung\s[^>]*?\bumfang\s*=\s*["']TEIL["']/.test(text);
  },
  createTranslator: (options) => new OpenImmoTranslator(options),
};

function isOpenImmo(text: string): boolean {
  return /<(?:[\w-]+:)?openimmo[\s>]/.test(text);
}

class OpenImmoTranslator implements FeedTranslator {
  private readonly reader = new XmlRecordReader(SHAPE);
  private readonly options: TranslationOptions;
  private hasTransfer = false;
  /** Whether all properties are deleted. */
  private isDeletion = false;
  private count = 0;
  private readonly agencies = new Set<string>();
  /** Ids of the agency or office whose properties are being read. */
  private officeIds: string[] = [];
  private isInProperties = false;
  origin: FileOrigin | null = null;
  deleted: Set<string> | null = null;

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
        this.hasTransfer = true;
        if (element.attributes.umfang === PART) this.deleted ??= new Set();
        this.isDeletion = element.attributes.modus === 'DELETE';
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
      const isDeleted =
        this.isDeletion || attributeAt(element, 'verwaltung_techn/aktion', 'aktionart') === 'DELETE';
      return isDeleted ? this.delete(element, number) : [this.translateOne(element, number)];
    });
  }

  private translateOne(element: XmlElement, number: number): TranslatedRecord {
    const record = translateProperty(element, number, { ...this.options, officeIds: this.officeIds });
    const reference = 'line' in record ? record.line.reference : record.reference;
    // A property that the file both has and deletes stays.
    if (reference) this.deleted?.delete(reference);
    return record;
  }

  /** The importer withdraws listings that a complete transfer does not contain. A partial one has to name them. */
  private delete(element: XmlElement, number: number): TranslatedRecord[] {
    if (!this.deleted) return [];
    const reference = referenceOfProperty(element);
    if (!reference) return [{ number, kind: 'estate', reasons: ['reference: missing'] }];
    this.deleted.add(reference);
    return [];
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
    if (!this.hasTransfer && !this.options.isNamed) {
      throw new ImportStopped(`the OpenImmo file has no <uebertragung> before the properties ${AS_COMPLETE}`);
    }
  }
}

const AS_COMPLETE = '(name the format "openimmo" to import it as a complete one)';

const PART = 'TEIL';

/**
 * Checks that the file says whether it contains all properties, because the importer withdraws those that a complete
 * one omits. A file that does not say so is complete if the operator named the format.
 */
function checkTransfer({ attributes: { umfang, modus, version } }: XmlElement, isNamed = false): void {
  if (umfang !== 'VOLL' && umfang !== PART && (umfang || !isNamed)) {
    throw new ImportStopped(
      `the OpenImmo file does not say that it is complete, umfang="VOLL" ${AS_COMPLETE}`,
    );
  }
  if (modus === 'DELETE' && umfang !== PART) {
    throw new ImportStopped(
      'the OpenImmo file deletes all of its properties (modus="DELETE"), which is not supported',
    );
  }
  if (version && !/^1\.2(\.|$)/.test(version)) {
    throw new ImportStopped(`version "${version.slice(0, 20)}" of OpenImmo is not supported: only 1.2 is`);
  }
}
