/** Requests that one visitor can send to each kind of public address, none of which a cache has. */

export interface AttackRequest {
  path: string;
  /** Sent to `path`; absent: a GET. */
  body?: string;
  /** The content type of the body; absent: JSON. */
  type?: string;
}

export interface Attack {
  name: string;
  /** Returns the request of this number; all of them differ. */
  request(number: number): AttackRequest;
}

/** What the demo agency has. */
export interface Listed {
  estateIds: readonly string[];
  estatePaths: readonly string[];
  /** Hashes of pictures. */
  hashes: readonly string[];
}

const at = <Item>(items: readonly Item[], number: number): Item => items[number % items.length] as Item;
const place = (number: number) => `${(50.7 + number / 5_000).toFixed(4)},${(4 + number / 3_000).toFixed(4)}`;
const query =
  (text: (number: number) => string): Attack['request'] =>
  (number) => ({ path: '/graphql', body: JSON.stringify({ query: text(number) }) });
const page =
  (path: (number: number) => string): Attack['request'] =>
  (number) => ({ path: path(number) });

/** The attacks on pages and files. */
function pageAttacks({ estateIds, estatePaths, hashes }: Listed): Attack[] {
  return [
    { name: 'results', request: page((number) => `/nl/te-koop?minPrice=${number}`) },
    { name: 'results with all filters', request: page(everyFilter) },
    { name: 'map of results', request: page((number) => `/nl/te-koop?view=map&minPrice=${number}`) },
    { name: 'text search', request: page((number) => `/nl/te-koop?q=huis+tuin+${number}`) },
    { name: 'home', request: page((number) => at(estatePaths, number)) },
    {
      name: 'holiday homes',
      request: page(
        (number) =>
          `/nl/vakantie?persons=${1 + (number % 30)}&from=2027-0${1 + (number % 6)}-01&until=2027-0${1 + (number % 6)}-08`,
      ),
    },
    { name: 'booking', request: page((number) => `/nl/afspraak-maken/${at(estateIds, number)}`) },
    { name: 'contact', request: page((number) => `/nl/contact?office=${number}`) },
    { name: 'no such page', request: page((number) => `/nl/nergens-${number}`) },
    { name: 'Atom feed', request: page((number) => `/nl/te-koop.atom?minPrice=${number}`) },
    { name: 'sitemap', request: page((number) => `/sitemaps/estates-1.xml?${number}`) },
    { name: 'static map', request: page((number) => `/map/nl/still/12/${place(number)}.svg`) },
    { name: 'map tile', request: page((number) => `/map/nl/7/${number % 128}/${number >> 7}.svg`) },
    { name: 'share picture', request: page((number) => `/share/fr/${at(estateIds, number)}.jpg`) },
    { name: 'QR code', request: page((number) => `/qr/nl/${at(estateIds, number)}.svg`) },
    { name: 'picture, AVIF 1,600', request: page((number) => `/media/${at(hashes, number)}-1600.avif`) },
    { name: 'picture, JPEG 1,600', request: page((number) => `/media/${at(hashes, number)}-1600.jpg`) },
  ];
}

function everyFilter(number: number): string {
  const criteria = 'type=house&type=flat&bedrooms=1&garden=yes&minArea=20&energy=f&area=20km-gent-9000';
  return `/nl/te-koop?${criteria}&maxPrice=${2_000_000 + number}`;
}

/** The attacks on calls of scripts. */
function scriptAttacks({ estateIds }: Listed): Attack[] {
  return [
    { name: 'ajax estate', request: page((number) => `/nl/ajax/estate/${at(estateIds, number)}`) },
    {
      name: 'ajax similar homes',
      request: page((number) => `/nl/ajax/similar-estate/${at(estateIds, number)}`),
    },
    { name: 'ajax search-city', request: page((number) => `/nl/ajax/search-city?q=g&page=${number}`) },
    {
      name: 'GraphQL list with counts',
      request: query(
        (number) =>
          `{estates(locale:nl,pageSize:48,filter:{minPrice:${number}}){total facets{cities(first:100){count}} items{id title{text} photos{hash}}}}`,
      ),
    },
    {
      name: 'GraphQL markers',
      request: query(
        (number) => `{estateMarkers(locale:nl,filter:{minPrice:${number}},first:500){__typename}}`,
      ),
    },
    {
      name: 'GraphQL team',
      request: query(
        (number) =>
          `{agents(locale:nl,page:${number},pageSize:60){items{name introduction{text} languages{name}}} offices(locale:nl){agents{name}}}`,
      ),
    },
    {
      name: 'GraphQL news with texts',
      request: query(
        (number) => `{news(locale:nl,pageSize:${1 + (number % 60)}){items{text{text} content{__typename}}}}`,
      ),
    },
    {
      name: 'GraphQL kinds and settings',
      request: query((number) => `{offeredKinds settings{socialLinks{url}} n${number}:__typename}`),
    },
    {
      name: 'GraphQL notice, closed days and featured homes',
      request: query((number) => {
        const notices = Array.from(
          { length: 60 },
          (_, at) => `n${at}:notice(locale:nl){text path writtenIn}`,
        );
        const featured = '{...on Estate{title{text} description{text} photos{hash}}}';
        const lists = ['nl', 'fr', 'en'].map(
          (locale) => `${locale}:featuredListings(locale:${locale})${featured}`,
        );
        return `{${[...notices, ...lists].join(' ')} offices(locale:nl){closedDays{from until}} x${number}:__typename}`;
      }),
    },
    {
      name: 'report of a view',
      request: (number) => ({ path: '/views', body: String(number), type: 'text/plain' }),
    },
    {
      name: 'GraphQL refused',
      request: query((number) => `{a${number}:__schema{queryType{name}}${'nothing '.repeat(200)}}`),
    },
  ];
}

/** All attacks. */
export function attacksOn(listed: Listed): Attack[] {
  return [...pageAttacks(listed), ...scriptAttacks(listed)];
}
