/**
 * The municipalities of Flanders where a modest home may cost more: `coreCityLimitEuros` in `flanders-duty.ts`. The
 * browser does not load this list.
 *
 * The numbers are those of 2019, as in the map of municipalities. A municipality that has merged into a core city since
 * then is listed under its own number.
 */

interface PlaceList {
  source: { name: string; url: string };
  /** The day on which the source was last compared with the list, an ISO 8601 date. */
  lastVerified: string;
  /** Names by NIS code, the number of a municipality at Statbel. */
  municipalities: Readonly<Record<number, string>>;
}

export const CORE_CITIES: PlaceList = {
  source: {
    name: 'Vlaamse Codex Fiscaliteit, art. 1.1.0.0.2, 12de lid, 8°, kernsteden',
    url: 'https://www.ejustice.just.fgov.be/eli/decret/2013/12/13/2013036154/justel',
  },
  lastVerified: '2026-11-30',
  municipalities: {
    41002: 'Aalst',
    11002: 'Antwerpen',
    // Part of Antwerp since 2025.
    11007: 'Borsbeek',
    11005: 'Boom',
    31005: 'Brugge',
    42006: 'Dendermonde',
    71016: 'Genk',
    44021: 'Gent',
    71022: 'Hasselt',
    // Part of Hasselt since 2025.
    73040: 'Kortessem',
    34022: 'Kortrijk',
    24062: 'Leuven',
    12025: 'Mechelen',
    35013: 'Oostende',
    36015: 'Roeselare',
    46021: 'Sint-Niklaas',
    13040: 'Turnhout',
    23088: 'Vilvoorde',
  },
};

/** Larger than the nineteen municipalities usually called the Vlaamse Rand. Vilvoorde is a core city too. */
export const FLEMISH_PERIPHERY: PlaceList = {
  source: {
    name: 'Vlaamse Codex Fiscaliteit, art. 1.1.0.0.2, 12de lid, 9°, gemeenten van de Vlaamse Rand rond Brussel',
    url: 'https://www.ejustice.just.fgov.be/eli/decret/2013/12/13/2013036154/justel',
  },
  lastVerified: '2026-11-30',
  municipalities: {
    23105: 'Affligem',
    23002: 'Asse',
    23003: 'Beersel',
    24009: 'Bertem',
    23009: 'Bever',
    23016: 'Dilbeek',
    23098: 'Drogenbos',
    23023: 'Galmaarden',
    23024: 'Gooik',
    23025: 'Grimbergen',
    23027: 'Halle',
    23032: 'Herne',
    23033: 'Hoeilaart',
    24045: 'Huldenberg',
    23038: 'Kampenhout',
    23039: 'Kapelle-op-den-Bos',
    24055: 'Kortenberg',
    23099: 'Kraainem',
    23104: 'Lennik',
    23044: 'Liedekerke',
    23100: 'Linkebeek',
    23045: 'Londerzeel',
    23047: 'Machelen',
    23050: 'Meise',
    23052: 'Merchtem',
    23060: 'Opwijk',
    23062: 'Overijse',
    23064: 'Pepingen',
    23097: 'Roosdaal',
    23101: 'Sint-Genesius-Rode',
    23077: 'Sint-Pieters-Leeuw',
    23081: 'Steenokkerzeel',
    23086: 'Ternat',
    24104: 'Tervuren',
    23088: 'Vilvoorde',
    23102: 'Wemmel',
    23103: 'Wezembeek-Oppem',
    23094: 'Zaventem',
    23096: 'Zemst',
  },
};

/** Whether a municipality, by its NIS code, is a core city or in the Flemish periphery of Brussels. */
export function isCoreCity(nis: number | null): boolean {
  return nis !== null && [CORE_CITIES, FLEMISH_PERIPHERY].some(({ municipalities }) => nis in municipalities);
}
