interface Let {
  /** The asking price in euros; null: on request. */
  price: number | null;
  /** In euros a month without charges; null: not let, or unknown. */
  currentRent: number | null | undefined;
}

/** Returns twelve months of rent as a share of the price; null when one of them is unknown. */
export function grossYield({ price, currentRent }: Let): number | null {
  return price && currentRent ? (12 * currentRent) / price : null;
}
