export interface LabelledTown {
  /** Some towns abroad have none. */
  postalCode: string;
  name: string;
  /** The name of the country; absent in Belgium, and where the country is clear. */
  countryAbroad?: string | null;
}

/** Returns a town with its postal code, as addresses write it: "9000 Gent", or "Torrox, Spanje". */
export function townLabel({ postalCode, name, countryAbroad }: LabelledTown): string {
  const town = postalCode === '' ? name : `${postalCode} ${name}`;
  return countryAbroad ? `${town}, ${countryAbroad}` : town;
}
