/** Names on the base map: which are shown at a zoom, and where. Positions are the same on every tile. */
import polylabel from 'polylabel';
import { pixelsAt, toMercator } from '../../../shared/geography/mercator.ts';
import { eachLocale, type Locale } from '../../../shared/locales.ts';
import { type CityRow, readCityFiles } from '../cities/city-files.ts';
import { type MunicipalityRow, readMunicipalities } from '../cities/municipality-files.ts';
import { LARGE_NAMES } from './large-names.ts';

export type NameKind = 'country' | 'sea' | 'city' | 'municipality';

interface Place {
  kind: NameKind;
  names: Record<Locale, string>;
  x: number;
  y: number;
  zooms: readonly [number, number];
}

/** A name with its position in pixels of its zoom. */
export interface Label {
  kind: NameKind;
  text: string;
  x: number;
  y: number;
  halfWidth: number;
}

export const NAME_SIZES: Record<NameKind, number> = { country: 13, sea: 13, city: 13, municipality: 11 };
/** Width of a letter relative to the font size; an estimate, because system fonts differ. */
const LETTER_WIDTH = 0.58;
/** Minimum distance of two names, in pixels. */
const GAP = 10;
/** Names at this vertical distance do not overlap. */
const ROW = Math.max(...Object.values(NAME_SIZES)) + GAP;
/** The minimum population of a city. */
const CITY = 60_000;
const LAST_ZOOM = 18;
/** The minimum population of a named municipality at each zoom from 7 on. */
const MIN_POPULATIONS = [60_000, 25_000, 10_000];
/** From this zoom on, localities within municipalities are named too. */
const LOCALITIES_FROM = 12;
/**
 * How far these names are below their points, in pixels: the homes of a town have their marker there, which would cover
 * the name. At lower zooms a name would leave its municipality.
 */
const BELOW_MARKER = 26;

export type Labels = Awaited<ReturnType<typeof readLabels>>;

export async function readLabels() {
  const [municipalities, cities] = await Promise.all([readMunicipalities(), readCityFiles()]);
  const towns = cities.filter(({ country }) => country === 'BE');
  // Larger ones first: when two names would overlap, the larger place is named.
  const places = [
    ...largePlaces(),
    ...municipalityPlaces(municipalities, towns).sort((a, b) => b.weight - a.weight),
    ...towns.map(localityPlace),
  ];
  const cache = new Map<string, Label[]>();
  return {
    labelsAt(zoom: number, locale: Locale): readonly Label[] {
      const key = `${locale} ${zoom}`;
      const labels = cache.get(key) ?? place(places, zoom, locale);
      cache.set(key, labels);
      return labels;
    },
  };
}

/** Places names, largest first; a name that would overlap a larger one is left out. */
function place(places: readonly Place[], zoom: number, locale: Locale): Label[] {
  const rows = new Map<number, Label[]>();
  const pixels = pixelsAt(zoom);
  for (const { kind, names, zooms, ...at } of places) {
    if (zoom < zooms[0] || zoom > zooms[1]) continue;
    const halfWidth = (names[locale].length * NAME_SIZES[kind] * LETTER_WIDTH) / 2;
    const y = at.y * pixels + (zoom >= LOCALITIES_FROM ? BELOW_MARKER : 0);
    const label = { kind, text: names[locale], x: at.x * pixels, y, halfWidth };
    const row = Math.floor(label.y / ROW);
    const near = [row - 1, row, row + 1].flatMap((one) => rows.get(one) ?? []);
    if (near.every((other) => isApart(label, other))) rows.set(row, [...(rows.get(row) ?? []), label]);
  }
  return [...rows.values()].flat();
}

function isApart(a: Label, b: Label): boolean {
  return (
    Math.abs(a.x - b.x) > a.halfWidth + b.halfWidth + GAP || Math.abs(a.y - b.y) > NAME_SIZES[a.kind] + GAP
  );
}

function largePlaces(): Place[] {
  return LARGE_NAMES.map(({ name, kind, latitude, longitude, zooms }) => ({
    kind,
    names: eachLocale((locale) => (typeof name === 'string' ? countryIn(locale, name) : name[locale])),
    ...toMercator({ latitude, longitude }),
    zooms,
  }));
}

function countryIn(locale: Locale, code: string): string {
  return new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code;
}

/** A municipality is named at its main city if that has the same name. */
function municipalityPlaces(municipalities: readonly MunicipalityRow[], cities: readonly CityRow[]) {
  const towns = new Map(
    cities
      .toSorted((a, b) => Number(a.is_main) - Number(b.is_main))
      .flatMap((city) => [
        [city.names.nl, city],
        [city.names.fr, city],
      ]),
  );
  return municipalities.map(({ names, population, rings }): Place & { weight: number } => {
    const plain = eachLocale((locale) => names[locale].replace(/ \(.*\)$/, ''));
    const town = towns.get(plain.nl) ?? towns.get(plain.fr);
    return {
      kind: population >= CITY ? 'city' : 'municipality',
      names: plain,
      ...toMercator(town ?? middleOf(rings)),
      weight: population,
      zooms: [firstZoomOf(population), LAST_ZOOM],
    };
  });
}

function localityPlace({ names, ...point }: CityRow): Place {
  return { kind: 'municipality', names, ...toMercator(point), zooms: [LOCALITIES_FROM, LAST_ZOOM] };
}

function firstZoomOf(population: number): number {
  const index = MIN_POPULATIONS.findIndex((minPopulation) => population >= minPopulation);
  return 7 + (index < 0 ? MIN_POPULATIONS.length : index);
}

/** The pole of inaccessibility: the point farthest from the border. */
function middleOf(rings: readonly [number, number][][]) {
  const [longest = []] = rings.toSorted((a, b) => b.length - a.length);
  const [longitude = 0, latitude = 0] = polylabel([longest], 0.001);
  return { latitude, longitude };
}
