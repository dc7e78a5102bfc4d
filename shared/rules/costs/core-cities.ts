/**
 * The municipalities of Flanders where a modest home may cost more: `coreCityLimitEuros` in `flanders-duty.ts`. Not
 * certain, like that rule: the law on this duty was not read for the periphery of Brussels. The browser does not load
 * this list.
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
    name: 'Bijkomende vermindering van het verkooprecht voor een enige eigen bescheiden woning',
    url: 'https://www.vlaanderen.be/belastingen-en-begroting/vlaamse-belastingen/registratiebelasting/verkooprecht/tarieven-in-het-verkooprecht',
  },
  lastVerified: '2026-06-21',
  municipalities: {
    41002: 'Aalst',
    11002: 'Antwerpen',
    11005: 'Boom',
    31005: 'Brugge',
    42006: 'Dendermonde',
    71016: 'Genk',
    44021: 'Gent',
    71022: 'Hasselt',
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

/** The Vlaamse Rand: the nineteen municipalities around Brussels. Vilvoorde is a core city too. */
export const FLEMISH_PERIPHERY: PlaceList = {
  source: {
    name: 'De negentien gemeenten van de Vlaamse Rand',
    url: 'https://nl.wikipedia.org/wiki/Brusselse_Rand',
  },
  lastVerified: '2026-11-26',
  municipalities: {
    23002: 'Asse',
    23003: 'Beersel',
    23016: 'Dilbeek',
    23098: 'Drogenbos',
    23025: 'Grimbergen',
    23033: 'Hoeilaart',
    23099: 'Kraainem',
    23100: 'Linkebeek',
    23047: 'Machelen',
    23050: 'Meise',
    23052: 'Merchtem',
    23062: 'Overijse',
    23101: 'Sint-Genesius-Rode',
    23077: 'Sint-Pieters-Leeuw',
    24104: 'Tervuren',
    23088: 'Vilvoorde',
    23102: 'Wemmel',
    23103: 'Wezembeek-Oppem',
    23094: 'Zaventem',
  },
};

/** Whether a municipality, by its NIS code, is a core city or in the Flemish periphery of Brussels. */
export function isCoreCity(nis: number | null): boolean {
  return nis !== null && [CORE_CITIES, FLEMISH_PERIPHERY].some(({ municipalities }) => nis in municipalities);
}
