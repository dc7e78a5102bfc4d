import type { Transaction } from '../../shared/listings/vocabulary.ts';
import type { Locale } from '../../shared/locales.ts';
import type { CityRecord, MunicipalityRecord } from '../cities/ports.ts';

/** What is on offer in a place, and the language of the request. */
interface LocalOffer {
  transaction: Transaction;
  locale: Locale;
  /** The number of homes. */
  total: number;
}

export interface TownParent extends LocalOffer {
  city: CityRecord;
}

export interface MunicipalityOfferParent extends LocalOffer {
  municipality: MunicipalityRecord;
}

export type LocalOfferParent = TownParent | MunicipalityOfferParent;
