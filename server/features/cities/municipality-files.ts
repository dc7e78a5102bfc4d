/** Reads the municipalities of the data files as rows of the tables `municipality` and `municipality_ring`. */
import { readFile } from 'node:fs/promises';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { eachLocale, LOCALES, type Locale } from '../../../shared/locales.ts';
import { dataFile } from './city-files.ts';
import { readCsv } from './read-csv.ts';

export interface MunicipalityRow {
  nis: number;
  names: Record<Locale, string>;
  population: number;
  /** Longitude and latitude of the corners of each ring; the first corner is repeated at the end. */
  rings: [number, number][][];
}

interface Properties {
  nis: string;
  name_nl: string;
  name_fr: string;
  /** Absent in Brussels. */
  prov_nl?: string;
  prov_fr?: string;
  reg_nl: string;
  reg_fr: string;
  population: number;
}

type File = Topology<{ municipalities: GeometryCollection<Properties> }>;

export async function readMunicipalities(): Promise<MunicipalityRow[]> {
  const file = JSON.parse(await readFile(dataFile('municipalities'), 'utf8')) as File;
  const { features } = feature(file, file.objects.municipalities);
  const translated = await readCsv(dataFile('names'), ['postalCode', 'localityName', ...LOCALES]);
  const rows = features.map(({ properties, geometry }) => {
    const polygons =
      geometry.type === 'Polygon'
        ? [geometry.coordinates]
        : geometry.type === 'MultiPolygon'
          ? geometry.coordinates
          : [];
    const { name_nl: nl, name_fr: fr } = properties;
    const row = translated.find(
      (one) => (one.nl === nl && one.fr === fr) || one.localityName === localName(properties),
    );
    const names = { nl, fr, en: row?.en ?? localName(properties), de: row?.de ?? localName(properties) };
    const rings = polygons.flat() as [number, number][][];
    return { nis: Number(properties.nis), properties, names, population: properties.population, rings };
  });
  return rows.map(({ properties, names, ...row }) => ({
    ...row,
    names: eachLocale((locale) => {
      const isShared = rows.some((other) => other.nis !== row.nis && other.names[locale] === names[locale]);
      return isShared ? `${names[locale]} (${provinceOf(properties, locale)})` : names[locale];
    }),
  }));
}

/** The name in the local language; in Brussels the French one, as for its cities. */
function localName({ reg_nl, name_nl, name_fr }: Properties): string {
  return reg_nl === 'Vlaams Gewest' ? name_nl : name_fr;
}

function provinceOf({ prov_nl, prov_fr, reg_nl, reg_fr }: Properties, locale: Locale): string {
  const nl = prov_nl?.replace('Provincie ', '') ?? reg_nl;
  const fr = prov_fr?.replace(/^Province (de |du |d')/, '') ?? reg_fr;
  return locale === 'nl' || (locale !== 'fr' && reg_nl === 'Vlaams Gewest') ? nl : fr;
}
