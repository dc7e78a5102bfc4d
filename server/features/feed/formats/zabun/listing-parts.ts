/** What estates and projects of Zabun have in common. */
import { LOCALES } from '../../../../../shared/locales.ts';
import type { EstateLineInput } from '../../estate-line.ts';
import type { ProjectLineInput } from '../../project-line.ts';
import { compact, findLink, findPoint, isVideo } from '../estate-parts.ts';
import type { TranslationOptions } from '../feed-format.ts';
import type { JsonValues } from '../json/json-values.ts';
import { toAgencyReference, toInstant } from '../parse-values.ts';
import { findPeople } from '../responsible-people.ts';
import { shorten, toText } from '../texts.ts';
import type { Kind } from './kind.ts';

export interface Context {
  reference: string;
  kind: Kind;
  options: TranslationOptions;
}

/** The fields that lines of estates and projects share. */
type SharedFields = Pick<EstateLineInput, keyof EstateLineInput & keyof ProjectLineInput>;

export function translateListing(values: JsonValues, context: Context): Omit<SharedFields, 'kind'> {
  const { transaction, status, country } = context.kind;
  const people = {
    offices: [values.text('office_autoid')],
    agents: [values.text('responsible_salesrep_person_id')],
  };
  return {
    reference: context.reference,
    agencyReference: toAgencyReference(values.text('reference'), context.reference),
    transaction,
    status,
    publishedAt: values.parse('creation', toInstant),
    updatedAt: values.parse('changed', toInstant),
    ...findPeople(people, context.options),
    address: translateAddress(values, country),
    location: findLocation(values),
    texts: translateTexts(values),
    photos: values.objects('photos').flatMap((photo) => toPicture(photo)),
    documents: toDocuments(values),
    ...findFilms(values),
  };
}

function translateAddress(values: JsonValues, country: Kind['country']): EstateLineInput['address'] {
  const address = values.object('address');
  const city = address.object('city_geo');
  const streets = address.object('street_translated');
  const found = compact({
    street: address.text('street') ?? streets.text('nl') ?? streets.text('fr'),
    number: address.text('number')?.slice(0, 12),
    box: address.text('box')?.slice(0, 12),
    postalCode: city.text('zip') ?? address.text('zip'),
    city: city.text('city'),
    country,
    hidden: address.flag('address_visible') === true ? undefined : true,
  });
  return found as EstateLineInput['address'];
}

function findLocation(values: JsonValues): EstateLineInput['location'] {
  const address = values.object('address');
  return findPoint('address', address.number('latitude'), address.number('longitude'), values.unmapped);
}

function translateTexts(values: JsonValues): EstateLineInput['texts'] {
  const [titles, shorts, descriptions] = ['title', 'description_short', 'description'].map((name) =>
    values.object(name),
  );
  const texts: EstateLineInput['texts'] = {};
  for (const locale of LOCALES) {
    const short = shorts?.text(locale);
    const text = toText(titles?.text(locale) ?? short, descriptions?.text(locale) ?? short);
    if (text) texts[locale] = text;
  }
  return texts;
}

/** Agencies hide pictures and files by giving them no type, as the documentation says. */
function toPicture(photo: JsonValues): { source: string }[] {
  const source = photo.text('url');
  return source && photo.quantity('type_id') !== undefined ? [{ source }] : [];
}

function toDocuments(values: JsonValues): EstateLineInput['documents'] {
  return values.objects('files').flatMap((file) => {
    const source = file.text('url');
    const name = file.text('reference');
    if (source && name && file.quantity('type_id') !== undefined && /\.pdf(?:$|\?)/i.test(source))
      return [{ source, name: shorten(name, 200), mediaType: 'application/pdf', size: 0 }];
    return [];
  });
}

function findFilms(values: JsonValues): Pick<EstateLineInput, 'video' | 'virtualTour'> {
  const links = values
    .objects('videos')
    .flatMap((video) => findLink('videos', video.text('url'), values.unmapped) ?? []);
  return { video: links.find(isVideo), virtualTour: links.find((link) => !isVideo(link)) };
}
