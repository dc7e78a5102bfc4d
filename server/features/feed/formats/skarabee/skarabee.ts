/**
 * Publications of Skarabee's web service for websites ("Weblink", version 41) as XML: a list <Publications>, whose
 * elements are those that GetPublication returns. An attribute `project` names the project of a unit, as the connection
 * to Skarabee finds it.
 */
import type { FeedFormat, FeedTranslator, TranslatedRecord, TranslationOptions } from '../feed-format.ts';
import { HeldProjects } from '../held-projects.ts';
import { toReference } from '../parse-values.ts';
import { RecordFields } from '../xml/record-fields.ts';
import { countUnreadFields } from '../xml/unread-fields.ts';
import type { XmlElement } from '../xml/xml-element.ts';
import { type XmlDocumentShape, XmlRecordReader } from '../xml/xml-record-reader.ts';
import { KNOWN_FIELDS } from './known-fields.ts';
import { translateEstate, translateProject, translateUnit } from './translate-publication.ts';

const SHAPE: XmlDocumentShape = {
  format: 'Skarabee',
  root: 'Publications',
  records: new Set(['Publications/Publication']),
  /** What the agency keeps to itself is not even collected. */
  skipped: new Set(['OwnerInformation', 'Confidential', 'CollegialInfo', 'ContactPerson', 'LifeAnnuity']),
};

export const skarabee: FeedFormat = {
  recognizes: (start) => /<Publications[\s>]/.test(start) && /<Publication[\s>]/.test(start),
  createTranslator: (options) => new SkarabeeTranslator(options),
};

class SkarabeeTranslator implements FeedTranslator {
  private readonly reader = new XmlRecordReader(SHAPE);
  private readonly held = new HeldProjects({ field: 'project', withdrawsEmpty: true });
  private readonly options: TranslationOptions;
  private count = 0;

  constructor(options: TranslationOptions) {
    this.options = options;
  }

  push(piece: Uint8Array): TranslatedRecord[] {
    return this.reader.push(piece).flatMap((element) => this.translate(element));
  }

  end(): TranslatedRecord[] {
    const last = this.reader.end().flatMap((element) => this.translate(element));
    return [...last, ...this.held.join()];
  }

  /** Projects and their units are held until all units are known. */
  private translate(element: XmlElement): TranslatedRecord[] {
    const number = ++this.count;
    const publication = withoutUnknown(element);
    countUnreadFields(publication, KNOWN_FIELDS, this.options.unmapped);
    const fields = new RecordFields(publication, this.options.unmapped);
    const reference = toReference(fields.text('Info/ID'));
    if (!reference) fields.reasons.push('reference: missing');
    if (!reference || fields.reasons.length > 0)
      return [{ number, kind: 'estate', reasons: fields.reasons, ...(reference && { reference }) }];
    const project = toReference(element.attributes.project);
    if (project) {
      const unit = translateUnit({ number, reference, fields });
      if (unit) this.held.addUnit({ number, reference, project, unit });
      return [];
    }
    if (fields.text('Property/PropertyType') !== 'PROJECT')
      return [translateEstate({ number, reference, fields }, this.options)];
    const translated = translateProject({ number, reference, fields }, this.options);
    this.held.addProject({ number, reference, project: translated, units: [] });
    return [];
  }
}

/** What the service writes for values that it does not know. */
const UNKNOWN = /^(?:UNDEFINED|-1(?:[.,]0+)?|)$/;

/** The element without descendants whose value is unknown. */
function withoutUnknown(element: XmlElement): XmlElement {
  const children = element.children.map(withoutUnknown).filter((child) => !isUnknown(child));
  return { ...element, text: UNKNOWN.test(element.text) ? '' : element.text, children };
}

function isUnknown({ text, children, attributes }: XmlElement): boolean {
  const names = Object.keys(attributes).filter((name) => !/^(?:xmlns|xsi)(?::|$)/.test(name));
  return text === '' && children.length === 0 && names.length === 0;
}
