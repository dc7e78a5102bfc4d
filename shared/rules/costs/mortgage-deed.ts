/** What a mortgage deed costs beside the fee. VAT, writing duty, annexes and disbursements are in `deed-costs.ts`. */
import { REGIONS } from '../../cities/vocabulary.ts';
import type { AmountRule, PercentRule } from './cost-rule.ts';

/** A share of the registered amount: the loan and its accessories. */
interface RegisteredShare extends PercentRule {
  /** The accessories, as a share of the loan. The lender chooses it, mostly 5 to 10 %. */
  accessoriesPercent: number;
}

const CALCULATOR = {
  name: 'Fednot, calcul de frais d’acte de crédit hypothécaire',
  url: 'https://www.notaire.be/calculateurs/immobilier/calcul-de-frais-dacte-de-credit-hypothecaire',
};

/** The rate is certain. The estimate of the accessories is part of the sentence that explains it. */
export const LOAN_DUTY: readonly RegisteredShare[] = [
  {
    id: 'flanders-loan-duty',
    regions: ['FLANDERS'],
    text: 'loanDuty',
    percent: 1,
    accessoriesPercent: 10,
    source: {
      name: 'Recht op hypotheekvestiging, Vlaamse Belastingdienst',
      url: 'https://belastingen.vlaanderen.be/recht_op_hypotheekvestiging_tarief',
    },
    validFrom: '2022-01-01',
    lastVerified: '2026-11-30',
    isCertain: true,
  },
  {
    id: 'loan-duty',
    regions: ['WALLONIA', 'BRUSSELS'],
    text: 'loanDuty',
    percent: 1,
    accessoriesPercent: 10,
    source: {
      name: 'Fednot: is de ene notaris duurder dan de andere?',
      url: 'https://www.notaris.be/faq/wonen/is-de-ene-notaris-duurder-dan-de-andere',
    },
    validFrom: '2022-01-01',
    lastVerified: '2026-11-30',
    isCertain: true,
  },
];

export const LOAN_MORTGAGE_DUTY: readonly RegisteredShare[] = [
  {
    id: 'loan-mortgage-duty',
    regions: REGIONS,
    text: 'loanMortgageDuty',
    percent: 0.3,
    accessoriesPercent: 10,
    source: {
      name: 'SPF Finances, formalités et recherches hypothécaires',
      url: 'https://finances.belgium.be/fr/formalites-recherches/instances-administratives',
    },
    validFrom: '2022-01-01',
    lastVerified: '2026-11-30',
    isCertain: true,
  },
];

/** The second deed of a file: EUR 550 of 2023, raised as much as the costs of the first deed (750 to 855). */
export const LOAN_ADMINISTRATION: readonly AmountRule[] = [
  {
    id: 'loan-administration-2026',
    regions: REGIONS,
    text: 'loanAdministration',
    euros: 627,
    source: CALCULATOR,
    validFrom: '2026-01-01',
    isCertain: false,
  },
];

/** Entry of the mortgage at the office for legal certainty. */
export const LOAN_RETRIBUTION: readonly AmountRule[] = [
  {
    id: 'loan-retribution-2026',
    regions: REGIONS,
    text: 'loanRetribution',
    euros: 270,
    source: CALCULATOR,
    validFrom: '2026-01-01',
    isCertain: false,
  },
];
