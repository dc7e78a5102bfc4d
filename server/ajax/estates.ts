import { AjaxFailure, type AjaxRequest, type AjaxRow } from './rows.ts';

const ESTATE_FIELDS = `
  id
  status { id code }
  headType { id }
  subType
  path
  price
  title { text }
  photos(first: 1) { alt { text } url(width: 800) }
  location { latitude longitude }
  address { city { name } }`;

interface LegacyEstate {
  id: string;
  status: { id: number; code: string };
  headType: { id: number };
  path: string;
  price: number | null;
  title: { text: string } | null;
  photos: { alt: { text: string } | null; url: string | null }[];
  location: { latitude: number; longitude: number };
  address: { city: { name: string } };
}

/** `estate/{estateId}`: what the map's popup shows. */
export const estateRow: AjaxRow<{ id: string; locale: string }, { estate: LegacyEstate | null }> = {
  path: 'estate/:estateId',
  document: `query AjaxEstate($id: ID!, $locale: Locale!) { estate(id: $id, locale: $locale) { ${ESTATE_FIELDS} } }`,
  parse: ({ params, locale }) => ({ id: params.estateId ?? '', locale }),
  present({ estate }, request) {
    if (!estate) throw new AjaxFailure(404, 'This estate was not found.');
    return presentEstate(estate, request);
  },
};

/** `similar-estate/{estateId}`: the same objects, nearest first. */
export const similarRow: AjaxRow<
  { id: string; locale: string },
  { estate: { similar: LegacyEstate[] } | null }
> = {
  path: 'similar-estate/:estateId',
  document: `query AjaxSimilar($id: ID!, $locale: Locale!) {
    estate(id: $id, locale: $locale) { similar(first: 6) { ${ESTATE_FIELDS} } }
  }`,
  parse: ({ params, locale }) => ({ id: params.estateId ?? '', locale }),
  present({ estate }, request) {
    if (!estate) throw new AjaxFailure(404, 'This estate was not found.');
    return estate.similar.map((similar) => presentEstate(similar, request));
  },
};

/** An estate whose status is on the hidden list says no more than that. */
function presentEstate(estate: LegacyEstate, { publicUrl, hiddenStatusIds }: AjaxRequest) {
  const id = Number(estate.id);
  const status = { id: estate.status.id };
  if (hiddenStatusIds.includes(status.id)) return { id, status };
  const [photo] = estate.photos;
  return {
    id,
    status,
    title: estate.title?.text ?? null,
    url: publicUrl + estate.path,
    image: photo?.url ? publicUrl + photo.url : null,
    imageAlt: photo?.alt?.text ?? null,
    price: estate.price,
    city: estate.address.city.name,
    lat: estate.location.latitude,
    lng: estate.location.longitude,
    isProject: false,
    headType: { id: estate.headType.id },
  };
}
