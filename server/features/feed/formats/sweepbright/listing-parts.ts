/** The fields that estates and projects of SweepBright share. */
import { LOCALES } from '../../../../../shared/locales.ts';
import type { EstateLineInput } from '../../estate-line.ts';
import type { ProjectLineInput } from '../../project-line.ts';
import { compact, findPoint } from '../estate-parts.ts';
import type { TranslationOptions } from '../feed-format.ts';
import type { JsonValues } from '../json/json-values.ts';
import { toAgencyReference, toInstant } from '../parse-values.ts';
import { findPeople, type RecordPeople } from '../responsible-people.ts';
import { toText } from '../texts.ts';
import type { Kind } from './kind.ts';
import { translateMedia } from './media.ts';
import { isPermitted, not } from './permissions.ts';

export interface Context {
  reference: string;
  kind: Kind;
  options: TranslationOptions;
}

/** The fields that lines of estates and projects share. */
type SharedFields = Pick<EstateLineInput, keyof EstateLineInput & keyof ProjectLineInput>;

export function translateListing(values: JsonValues, context: Context): Omit<SharedFields, 'kind'> {
  const { transaction, status, country } = context.kind;
  const created = values.parse('created_at', toInstant);
  return {
    reference: context.reference,
    agencyReference: findAgencyReference(values, context.reference),
    transaction,
    status,
    publishedAt: values.parse('published_at', toInstant) ?? created,
    updatedAt: values.parse('updated_at', toInstant),
    ...findPeople(readPeople(values), context.options),
    address: translateAddress(values, country),
    location: findLocation(values),
    texts: translateTexts(values),
    ...translateMedia(values, context.options.locale),
  };
}

/** The settings are private, except for the reference. */
export function findAgencyReference(values: JsonValues, key: string): string | undefined {
  return toAgencyReference(values.text('reference') ?? values.object('settings').text('reference'), key);
}

/** The negotiator and the office are private: only their ids and e-mail addresses are read. */
function readPeople(values: JsonValues): RecordPeople {
  const negotiator = values.object('negotiator');
  const office = values.object('office');
  return {
    offices: [values.text('office_id'), office.text('id'), office.text('email')],
    agents: [negotiator.text('id'), negotiator.text('email')],
  };
}

function translateAddress(values: JsonValues, country: Kind['country']): EstateLineInput['address'] {
  const location = values.object('location');
  const isShown = isPermitted([
    not(location.flag('hidden')),
    not(location.flag('hidden_address')),
    location.flag('publish_address'),
    not(values.flag('hidden_address')),
    values.flag('publish_address'),
  ]);
  const address = compact({
    street: location.text('street'),
    number: location.text('number'),
    box: location.text('box'),
    postalCode: location.text('postal_code'),
    city: location.text('city'),
    country,
    hidden: isShown ? undefined : true,
  });
  return address as EstateLineInput['address'];
}

function findLocation(values: JsonValues): EstateLineInput['location'] {
  const point = values.object('location').object('geo');
  return findPoint('location.geo', point.number('latitude'), point.number('longitude'), values.unmapped);
}

function translateTexts(values: JsonValues): EstateLineInput['texts'] {
  const titles = values.object('description_title');
  const descriptions = values.object('description');
  const texts: EstateLineInput['texts'] = {};
  for (const locale of LOCALES) {
    const text = toText(titles.text(locale), descriptions.text(locale));
    if (text) texts[locale] = text;
  }
  return texts;
}
