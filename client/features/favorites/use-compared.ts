import { grossYield } from '../../../shared/estates/gross-yield.ts';
import { pricePerSquareMetre } from '../../../shared/estates/price-per-area.ts';
import type { Transaction } from '../../../shared/listings/vocabulary.ts';
import { useResult } from '../../data/results.ts';
import { useLocale } from '../../locale.tsx';
import type { Listing } from '../listings/listing-price.ts';
import { type Summary, useSummary } from '../listings/use-summary.ts';
import type { ListingKind } from './applicable-facts.ts';
import {
  ComparedListingsDocument,
  type ComparedListingsQuery,
} from './generated/compared-listings.generated.ts';

interface Figures {
  /** The price in euros per m². */
  pricePerArea: number | null;
  /** The costs beside the price in euros, as an only own home. */
  purchaseCost: number | null;
  /** What a tenant pays on the first day, in euros. */
  moveInCost: number | null;
  /** Of an estate for sale that is let, in euros a month. */
  currentRent: number | null;
  /** Twelve months of rent as a share of the price. */
  grossYield: number | null;
  /** In euros a year. */
  cadastralIncome: number | null;
  isCadastralIndexed: boolean;
  /** In kWh/(m²·year). */
  energyUse: number | null;
}

/** A summary, with what only comparisons need. */
export type Compared = Summary & ListingKind & Figures;

const NO_FIGURES: Figures = {
  pricePerArea: null,
  purchaseCost: null,
  moveInCost: null,
  currentRent: null,
  grossYield: null,
  cadastralIncome: null,
  isCadastralIndexed: false,
  energyUse: null,
};

/**
 * Returns what is compared of each listing. `ids`: those that the page has loaded, also of listings that no longer
 * exist.
 */
export function useCompared(ids: string[], listings: readonly Listing[]): Compared[] {
  const summaryOf = useSummary();
  const { listings: details } = useResult(ComparedListingsDocument, { ids, locale: useLocale() });
  const detailsById = new Map(details.flatMap((one) => ('id' in one ? [[one.id, one] as const] : [])));
  return listings.map((listing) => compare(summaryOf(listing), detailsById.get(listing.id)));
}

type Details = Extract<ComparedListingsQuery['listings'][number], { id: string }>;

function compare(summary: Summary, details: Details | undefined): Compared {
  const types = [summary.kind];
  switch (details?.__typename) {
    case 'Estate': {
      const { subType, transaction, ownHomeCost, moveInCost, epc, financial } = details;
      const currentRent = (transaction === 'SALE' && financial?.currentRent) || null;
      const figures = {
        pricePerArea: pricePerAreaOf(summary, transaction),
        purchaseCost: ownHomeCost?.isOnlyOwnHome ? ownHomeCost.total : null,
        moveInCost: moveInCost?.total ?? null,
        currentRent,
        grossYield: grossYield({ price: summary.price, currentRent }),
        cadastralIncome: financial?.cadastralIncome ?? null,
        isCadastralIndexed: financial?.cadastralIncomeIndexed ?? false,
        energyUse: epc?.value ?? null,
      };
      return { ...summary, types, subType, transaction, ...figures };
    }
    case 'Project': {
      const { transaction } = details;
      const ofEntities = details.types.length > 0 ? details.types : types;
      return { ...summary, ...NO_FIGURES, types: ofEntities, subType: null, transaction };
    }
    case 'ProjectEntity': {
      const { subType, plotArea, project } = details;
      const { transaction } = project;
      const pricePerArea = pricePerAreaOf(summary, transaction);
      return { ...summary, ...NO_FIGURES, types, subType, transaction, plotArea, pricePerArea };
    }
    default:
      return { ...summary, ...NO_FIGURES, types, subType: null, transaction: null };
  }
}

function pricePerAreaOf({ kind, price, livingArea, plotArea }: Summary, transaction: Transaction) {
  if (kind === 'HOLIDAY') return null;
  return pricePerSquareMetre({ transaction, type: kind, price, livingArea, plotArea });
}
