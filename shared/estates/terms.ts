/** How an estate is sold, how far its sale or letting is, and when it is open without an appointment. */

/** How an estate for sale gets its price and its buyer. */
export const SALE_METHODS = [
  'FIXED_PRICE',
  'PRICE_FROM',
  'BIDS_FROM',
  'SEALED_OFFERS',
  'PUBLIC_SALE',
  'LIFE_ANNUITY',
] as const;
export type SaleMethod = (typeof SALE_METHODS)[number];

/** What a status leaves open: announced before it is available, or under option since an agreement. */
export const PROGRESSES = ['ANNOUNCED', 'OFFER_ACCEPTED', 'SOLD_CONDITIONALLY'] as const;
export type Progress = (typeof PROGRESSES)[number];

/** A life annuity. The price of the estate is the lump sum that the buyer pays at the deed. */
export interface LifeAnnuity {
  /** Euros a month. */
  monthly?: number;
  /** Whether the annuity follows an index. */
  indexed?: boolean;
  /** The annuity ends when this number of persons has died. */
  lives?: number;
  /** Whether the sellers go on living in the home. */
  occupied?: boolean;
  /** The ages of these persons in years. */
  ages?: number[];
}

export interface SaleTerms {
  method: SaleMethod;
  /** The first and the last day for bids, `YYYY-MM-DD`. */
  opensOn?: string;
  closesOn?: string;
  /** The page of the sale on another site, such as Biddit. */
  url?: string;
  annuity?: LifeAnnuity;
}

/** A period in which visitors can enter without an appointment, as ISO 8601 instants. */
export interface OpenHouse {
  startsAt: string;
  endsAt: string;
}

/** How an estate is sold, its progress and its open houses. A usual estate, at a fixed price, has none of them. */
export interface EstateTerms {
  sale?: SaleTerms;
  progress?: Progress;
  openHouses?: OpenHouse[];
}

/** Methods whose price is a part of what the buyer pays: the lump sum of a life annuity, or a starting price. */
export const PART_PRICE_METHODS: readonly SaleMethod[] = ['LIFE_ANNUITY', 'PUBLIC_SALE'];

/** Whether the price of an estate can be compared with other prices: it is not only a part of what the buyer pays. */
export function isWholePrice(sale: Pick<SaleTerms, 'method'> | null | undefined): boolean {
  return !sale || !PART_PRICE_METHODS.includes(sale.method);
}

/** Whether viewings can be booked: there is something to see, and it is not promised to a buyer or tenant. */
export function isViewable(progress: Progress | null | undefined): boolean {
  return !progress;
}
