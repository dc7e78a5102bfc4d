/** How an estate is sold, how far the sale is, and its open houses. */
import * as v from 'valibot';
import { PROGRESSES, SALE_METHODS } from '../../../shared/estates/terms.ts';
import { date, euros, flag, instant, oneOf, optional, url, whole } from './fields.ts';

const MAX_OPEN_HOUSES = 20;
/** The lives on which an annuity can be paid. */
const MAX_LIVES = 2;

/** The price of the home is the lump sum. */
const annuity = v.object({
  /** Euros a month. */
  monthly: optional(euros),
  /** Whether the annuity follows an index. */
  indexed: flag,
  /** The number of persons until whose death the annuity is paid. */
  lives: optional(whole(1, MAX_LIVES)),
  /** Whether the sellers go on living in the home. */
  occupied: flag,
  /** The ages of these persons. */
  ages: optional(v.pipe(v.array(whole(18, 120)), v.maxLength(MAX_LIVES))),
});

/** Only of a home for sale. Absent: sold at a fixed price. */
const sale = v.object({
  method: v.picklist(SALE_METHODS),
  /** The first day for bids. */
  opensOn: optional(date),
  /** The last day for bids. */
  closesOn: optional(date),
  /** The page of the sale on another site, such as Biddit. */
  url: optional(url),
  annuity: optional(annuity),
});

const openHouse = v.object({ startsAt: instant, endsAt: instant });

export const estateTerms = {
  sale: optional(sale),
  /** How far the sale or letting is, where the status does not say it. */
  progress: oneOf(PROGRESSES),
  /** When visitors can enter without an appointment. */
  openHouses: v.optional(v.pipe(v.array(openHouse), v.maxLength(MAX_OPEN_HOUSES)), []),
};
