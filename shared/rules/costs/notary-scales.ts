/** The notary's fees without VAT, for a purchase and for a loan: scales of the Royal Decree of 16 December 1950. */
import { REGIONS } from '../../cities/vocabulary.ts';
import type { CostRule } from './cost-rule.ts';

export interface NotaryScale extends CostRule {
  /** The fixed part. */
  fixedEuros: number;
  /** Subtracted from the fixed part when the amount is at most `smallPriceEuros`. */
  smallPriceReductionEuros: number;
  smallPriceEuros: number;
  /** The part of the amount up to `upToEuros`, from the row before; null: the rest. */
  parts: readonly { upToEuros: number | null; percent: number }[];
}

const TARIFF_OF_2023 = {
  name: 'Koninklijk besluit van 16 december 1950, gewijzigd op 22 november 2022 (Fednot, 9 februari 2026)',
  url: 'https://www.notaris.be/sites/default/files/files/2026-02/20260209%20-%20Tariefbesluit%20geconsolideerde%20versie%20NL_0.pdf',
};

/** Scale J. The first one is older than its first day here, and was read in published examples of 2022. */
export const NOTARY_SCALE: readonly NotaryScale[] = [
  {
    id: 'notary-scale-2022',
    regions: REGIONS,
    text: 'notaryScale',
    fixedEuros: 0,
    smallPriceReductionEuros: 0,
    smallPriceEuros: 0,
    parts: [
      { upToEuros: 7500, percent: 4.56 },
      { upToEuros: 17_500, percent: 2.85 },
      { upToEuros: 30_000, percent: 2.28 },
      { upToEuros: 45_495, percent: 1.71 },
      { upToEuros: 64_095, percent: 1.14 },
      { upToEuros: 250_095, percent: 0.57 },
      { upToEuros: null, percent: 0.057 },
    ],
    source: {
      name: 'Koninklijk besluit van 16 december 1950, tarief tot 31 december 2022',
      url: 'https://www.ejustice.just.fgov.be/cgi_loi/change_lg.pl?language=nl&la=N&table_name=wet&cn=1950121631',
    },
    validFrom: '2022-01-01',
    validUntil: '2022-12-31',
    isCertain: false,
  },
  {
    id: 'notary-scale-2023',
    regions: REGIONS,
    text: 'notaryScale',
    fixedEuros: 285,
    smallPriceReductionEuros: 86,
    smallPriceEuros: 20_000,
    parts: [
      { upToEuros: 17_500, percent: 2.5 },
      { upToEuros: 30_000, percent: 1.75 },
      { upToEuros: 45_495, percent: 1.71 },
      { upToEuros: 64_090, percent: 1.14 },
      { upToEuros: 250_095, percent: 0.57 },
      { upToEuros: null, percent: 0.2 },
    ],
    source: TARIFF_OF_2023,
    validFrom: '2023-01-01',
    isCertain: true,
  },
];

/** Scale Jbis: an only own home, no other real rights, registered there within a year. */
export const NOTARY_SCALE_ONLY_HOME: readonly NotaryScale[] = [
  {
    id: 'notary-scale-only-home-2023',
    regions: REGIONS,
    text: 'notaryScaleOnlyHome',
    fixedEuros: 257,
    smallPriceReductionEuros: 86,
    smallPriceEuros: 20_000,
    parts: [
      { upToEuros: 17_500, percent: 2.5 },
      { upToEuros: 30_000, percent: 2 },
      { upToEuros: 45_495, percent: 1.5 },
      { upToEuros: 64_090, percent: 0.5 },
      { upToEuros: 250_095, percent: 0.485 },
      { upToEuros: 500_000, percent: 0.3 },
      { upToEuros: null, percent: 0.2 },
    ],
    source: TARIFF_OF_2023,
    validFrom: '2023-01-01',
    isCertain: true,
  },
];

/** The pages of the decree and of its change of 2022 could not be read: the scales below are not certain. */
const LOAN_TARIFF = {
  name: 'Koninklijk besluit van 16 december 1950, gewijzigd op 22 november 2022',
  url: 'https://www.ejustice.just.fgov.be/eli/besluit/2022/11/22/2022042846/staatsblad',
};

/** As published before 2023. The reform left the fee for a loan alone, but for an only own home. */
export const LOAN_SCALE: readonly NotaryScale[] = [
  {
    id: 'loan-scale-2023',
    regions: REGIONS,
    text: 'loanScale',
    fixedEuros: 0,
    smallPriceReductionEuros: 0,
    smallPriceEuros: 0,
    parts: [
      { upToEuros: 7500, percent: 1.71 },
      { upToEuros: 17_500, percent: 1.368 },
      { upToEuros: 30_000, percent: 0.912 },
      { upToEuros: 45_495, percent: 0.684 },
      { upToEuros: 64_090, percent: 0.456 },
      { upToEuros: 250_095, percent: 0.228 },
      { upToEuros: null, percent: 0.0456 },
    ],
    source: LOAN_TARIFF,
    validFrom: '2023-01-01',
    isCertain: false,
  },
];

/**
 * For an only own home, the reform lowered the fee by a fifth: the rates above × 0.8, to the thousandth of a per cent.
 * So they give to the cent both fees that the calculator of the notaries' federation showed.
 */
export const LOAN_SCALE_ONLY_HOME: readonly NotaryScale[] = [
  {
    id: 'loan-scale-only-home-2023',
    regions: REGIONS,
    text: 'loanScaleOnlyHome',
    fixedEuros: 0,
    smallPriceReductionEuros: 0,
    smallPriceEuros: 0,
    parts: [
      { upToEuros: 7500, percent: 1.368 },
      { upToEuros: 17_500, percent: 1.094 },
      { upToEuros: 30_000, percent: 0.73 },
      { upToEuros: 45_495, percent: 0.547 },
      { upToEuros: 64_090, percent: 0.365 },
      { upToEuros: 250_095, percent: 0.182 },
      { upToEuros: null, percent: 0.036 },
    ],
    source: LOAN_TARIFF,
    validFrom: '2023-01-01',
    isCertain: false,
  },
];
