/** Returns a town with its postal code, as addresses write it: "9000 Gent". Some towns abroad have no postal code. */
export function townLabel({ postalCode, name }: { postalCode: string; name: string }): string {
  return postalCode === '' ? name : `${postalCode} ${name}`;
}
