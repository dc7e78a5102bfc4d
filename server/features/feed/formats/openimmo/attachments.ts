/** Pictures, documents and film of a property. Files inside of the XML document are not supported. */
import type { EstateLineInput } from '../../estate-line.ts';
import { findEntry } from '../parse-values.ts';
import { shorten } from '../texts.ts';
import { isHttps, type RecordFields } from '../xml/record-fields.ts';
import { textAt, type XmlElement } from '../xml/xml-element.ts';

type Use = 'title' | 'photo' | 'floorPlan' | 'document' | 'video';

/** Groups of attachments that the site shows. */
export const ATTACHMENT_USES: Record<string, Use> = {
  TITELBILD: 'title',
  BILD: 'photo',
  INNENANSICHTEN: 'photo',
  AUSSENANSICHTEN: 'photo',
  GRUNDRISS: 'floorPlan',
  DOKUMENTE: 'document',
  FILMLINK: 'video',
};

const MAX_NAME_LENGTH = 200;

interface Attachment {
  use: Use;
  source: string;
  element: XmlElement;
}

type Attachments = Pick<EstateLineInput, 'photos' | 'floorPlans' | 'documents' | 'video'>;

/** The title picture comes first; other pictures are in the feed's order. */
export function readAttachments(fields: RecordFields): Attachments {
  const attachments = fields
    .elements('anhaenge/anhang')
    .flatMap((element) => readAttachment(fields, element));
  const picturesOf = (use: Use) =>
    attachments.filter((attachment) => attachment.use === use).map(({ source }) => ({ source }));
  const documents = attachments.filter(({ use }) => use === 'document');
  return {
    photos: [...picturesOf('title'), ...picturesOf('photo')],
    floorPlans: picturesOf('floorPlan'),
    documents: documents.flatMap((document) => readDocument(fields, document)),
    video: attachments.find(({ use }) => use === 'video')?.source,
  };
}

function readAttachment(fields: RecordFields, element: XmlElement): Attachment[] {
  const { gruppe, location } = element.attributes;
  const use = gruppe === undefined ? readUseOfFormat(element) : findEntry(ATTACHMENT_USES, gruppe);
  const source = textAt(element, 'daten/pfad')?.replaceAll('\\', '/');
  if (!use) fields.unmapped.countValue('anhaenge/anhang@gruppe', gruppe ?? '');
  else if (location === 'INTERN') fields.unmapped.countValue('anhaenge/anhang@location', location);
  else if (source && (use !== 'video' || isHttps(source))) return [{ use, source, element }];
  else fields.unmapped.countField('anhaenge/anhang/daten/pfad');
  return [];
}

/** The group is optional: a picture without one is a photo. */
function readUseOfFormat(element: XmlElement): Use | undefined {
  return /jpe?g|png|webp/i.test(textAt(element, 'format') ?? '') ? 'photo' : undefined;
}

/** Documents are PDF files with a title. */
function readDocument(
  fields: RecordFields,
  { element, source }: Attachment,
): EstateLineInput['documents'] & object {
  const format = textAt(element, 'format') ?? source;
  const name = textAt(element, 'anhangtitel');
  if (name && /(^|[./])pdf$/i.test(format)) {
    return [{ source, name: shorten(name, MAX_NAME_LENGTH), mediaType: 'application/pdf', size: 0 }];
  }
  fields.unmapped.countValue('anhaenge/anhang/format', format === source ? '' : format);
  return [];
}
