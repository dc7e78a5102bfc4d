/** An address as far as it is public. */
export interface StreetAddress {
  street: string | null;
  number: string | null;
  box?: string | null;
}

/** Returns street, number and box, as addresses write them: "Kouter 1 b2"; empty when the street is not public. */
export function streetLine({ street, number, box }: StreetAddress): string {
  return street ? [street, number, box].filter(Boolean).join(' ') : '';
}
