/** The demo's data about a city: the weight of its listings, its price level and its settings. */
export type Town = { weight: number; pricePerSquareMetre: number; settings: readonly string[] };

/** Parses a city table, by postal code. */
export function parseTowns(table: string): Map<string, Town> {
  const rows = table.trim().split('\n');
  return new Map(
    rows.map((row) => {
      const [postalCode = '', weight, price, settings = ''] = row.split(' ');
      return [
        postalCode,
        { weight: Number(weight), pricePerSquareMetre: Number(price), settings: [...settings] },
      ];
    }),
  );
}
