/** What estates and projects of Skarabee have in common. */
import { LOCALES, type Locale } from '../../../../../shared/locales.ts';
import type { EstateLineInput } from '../../estate-line.ts';
import type { ProjectLineInput } from '../../project-line.ts';
import { compact, findLink, findPoint } from '../estate-parts.ts';
import type { TranslationOptions } from '../feed-format.ts';
import { toAgencyReference, toInstant } from '../parse-values.ts';
import { findPeople } from '../responsible-people.ts';
import { shorten, toText } from '../texts.ts';
import type { RecordFields } from '../xml/record-fields.ts';
import { textAt, type XmlElement } from '../xml/xml-element.ts';
import type { Kind } from './kind.ts';

export interface Context {
  reference: string;
  kind: Kind;
  options: TranslationOptions;
}

/** The fields that lines of estates and projects share. */
type SharedFields = Pick<EstateLineInput, keyof EstateLineInput & keyof ProjectLineInput>;

export function translateListing(fields: RecordFields, context: Context): Omit<SharedFields, 'kind'> {
  const { transaction, status, country } = context.kind;
  const instant = (path: string) => toInstant(fields.text(path)?.replace(' ', 'T') ?? '');
  return {
    reference: context.reference,
    agencyReference: toAgencyReference(fields.text('Property/Reference'), context.reference),
    transaction,
    status,
    publishedAt: instant('Info/Created') ?? instant('Property/Created'),
    updatedAt: instant('Property/Modified') ?? instant('Info/Modified'),
    ...findPeople(readPeople(fields), context.options),
    address: translateAddress(fields, country),
    location: findLocation(fields),
    texts: translateTexts(fields, context.options.locale),
    photos: findPictures(fields, 'Pictures/Picture'),
    floorPlans: findPictures(fields, 'FloorPlans/FloorPlan'),
    documents: findDocuments(fields),
    video: findLink('Property/VideoUrl', fields.text('Property/VideoUrl'), fields.unmapped),
    virtualTour: findTour(fields),
  };
}

/** Logins and the office are private: only their ids are read. */
function readPeople(fields: RecordFields) {
  return {
    offices: [fields.text('Property/OfficeId')],
    agents: ['ResponsibleLoginId', 'SalesRepresentativeLoginId'].map((name) =>
      fields.text(`Property/${name}`),
    ),
  };
}

/** The site has no address without its number: where the number alone is hidden, the address is. */
function translateAddress(fields: RecordFields, country: Kind['country']): EstateLineInput['address'] {
  const [city] = fields.elements('Property/Address/City');
  const text = (name: string) => fields.text(`Property/Address/${name}`);
  const isShown =
    fields.flag('Info/HideAddress') === false &&
    fields.flag('Info/HideHouseNumber') === false &&
    fields.text('Property/IsDiscrete') !== 'TRUE';
  const number = [text('HouseNumber'), text('HouseNumberExtension')].filter(Boolean).join('');
  const address = compact({
    street: text('Street'),
    number: number.length <= 12 ? number || undefined : undefined,
    box: text('MailBox')?.slice(0, 12),
    postalCode: city?.attributes.ZipCode?.trim() || undefined,
    city: city?.text || undefined,
    country,
    hidden: isShown ? undefined : true,
  });
  return address as EstateLineInput['address'];
}

/** X is the longitude and Y the latitude (EPSG 4326). In the countries of the site, the latitude is the larger. */
function findLocation(fields: RecordFields): EstateLineInput['location'] {
  const [position] = fields.elements('Property/Address/Position');
  const degrees = ['X', 'Y'].map((name) =>
    Number(position?.attributes[name]?.replace(',', '.') || Number.NaN),
  );
  const [x = Number.NaN, y = Number.NaN] = degrees;
  if (Number.isNaN(x) || Number.isNaN(y)) return undefined;
  return findPoint('Property/Address/Position', y, x, fields.unmapped);
}

/** The texts of the flash that the agency has chosen; without them, those of any flash. */
function translateTexts(fields: RecordFields, locale: Locale): EstateLineInput['texts'] {
  const all = fields.elements('Property/AllFlashes/Flash');
  const chosen = digitsOf(fields.text('Info/FlashID'));
  const ofChoice = chosen ? all.filter(({ attributes }) => digitsOf(attributes.ID) === chosen) : [];
  const texts: EstateLineInput['texts'] = {};
  for (const flash of [...fields.elements('Property/Flashes/Flash'), ...ofChoice, ...all]) {
    const language = findLanguage(flash, locale);
    const text = toText(textAt(flash, 'Title'), textAt(flash, 'Text'));
    if (text && language) texts[language] ??= text;
  }
  return texts;
}

const digitsOf = (id = '') => id.replace(/\D/g, '');

/** "nl-BE", "NL" or, in older versions, an id that ends with the language. */
function findLanguage({ attributes }: XmlElement, locale: Locale): Locale | undefined {
  const id = (attributes.LanguageID ?? '').trim().toLowerCase();
  if (!id) return locale;
  return LOCALES.find((each) => id.split(/[-_]/)[0] === each) ?? LOCALES.find((each) => id.endsWith(each));
}

function findPictures(fields: RecordFields, path: string): { source: string }[] {
  return fields
    .elements(path)
    .map((picture) => ({ order: Number(textAt(picture, 'Index') ?? 0), source: textAt(picture, 'URL') }))
    .sort((a, b) => a.order - b.order)
    .flatMap(({ source }) => (source ? [{ source }] : []));
}

/** The PDF documents that have a name. */
function findDocuments(fields: RecordFields): EstateLineInput['documents'] {
  return fields.elements('Documents/Document').flatMap((document) => {
    const source = textAt(document, 'URL');
    const name = textAt(document, 'Description') ?? textAt(document, 'OriginalName');
    if (source && name && textAt(document, 'FileType') === 'PDF')
      return [{ source, name: shorten(name, 200), mediaType: 'application/pdf', size: 0 }];
    fields.unmapped.countField('Documents');
    return [];
  });
}

function findTour(fields: RecordFields): string | undefined {
  const tour = (name: string) => findLink(name, fields.text(name), fields.unmapped);
  return tour('Property/VirtualUrl') ?? tour('Property/VRURL');
}
