import { HEAD_TYPE_IDS } from '../../../shared/estates/vocabulary.ts';
import { STATUS_IDS } from '../../../shared/listings/vocabulary.ts';

const oneOf = (ids: Readonly<Record<string, number>>) => ({
  type: 'object',
  properties: { id: { enum: Object.values(ids), description: Object.entries(ids).map(word).join(', ') } },
  required: ['id'],
  additionalProperties: false,
});
const word = ([name, id]: [string, number]) => `${id}: ${name}`;

const hidden = { id: { type: 'integer' }, status: oneOf(STATUS_IDS) };
const shown = {
  ...hidden,
  title: { type: ['string', 'null'] },
  url: { type: 'string', format: 'uri', description: 'The URL of the page of the listing.' },
  uri: { type: 'string', format: 'uri', description: 'The same as `url`.' },
  image: { type: ['string', 'null'], format: 'uri' },
  imageAlt: { type: ['string', 'null'] },
  price: {
    type: ['number', 'null'],
    description:
      'In euros: the lowest price of a project, the price per week of a holiday home. Null on request, or when no longer offered.',
  },
  city: { type: 'string' },
  lat: { type: 'number' },
  lng: { type: 'number' },
  isProject: { type: 'boolean' },
  headType: oneOf(HEAD_TYPE_IDS),
};

const exactly = (properties: object) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});

/** A listing as legacy scripts get it; one with a hidden status has only its id and status. */
export const LISTING_SCHEMA = { oneOf: [exactly(shown), exactly(hidden)] };
