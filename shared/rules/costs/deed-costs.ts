/** What a deed of purchase costs beside registration duty and the notary's fee. */
import { REGIONS } from '../../cities/vocabulary.ts';
import type { AmountRule, PercentRule } from './cost-rule.ts';

/** The fee calculator of the notaries' federation shows these amounts. */
const CALCULATOR = {
  name: 'Fednot, aankoopkosten van een woning of bouwgrond berekenen',
  url: 'https://www.notaris.be/calculatoren/wonen/aankoopkosten-van-een-woning-en/bouwgrond-berekenen',
};

/** Administrative costs of the first deed of a file. Not certain: read on the calculator. */
export const ADMINISTRATION: readonly AmountRule[] = [
  {
    id: 'administration-2026',
    regions: REGIONS,
    text: 'administration',
    euros: 855,
    source: CALCULATOR,
    validFrom: '2026-01-01',
    isCertain: false,
  },
];

/** Searches at public services; they differ from file to file. */
export const DISBURSEMENTS: readonly AmountRule[] = [
  {
    id: 'disbursements-2026',
    regions: REGIONS,
    text: 'disbursements',
    euros: 309,
    source: CALCULATOR,
    validFrom: '2026-01-01',
    isCertain: false,
  },
];

/** Transcription of the deed in the registers of the office for legal certainty. */
export const TRANSCRIPTION: readonly AmountRule[] = [
  {
    id: 'transcription-2026',
    regions: REGIONS,
    text: 'transcription',
    euros: 285,
    source: CALCULATOR,
    validFrom: '2026-01-01',
    isCertain: false,
  },
];

/** For a deed that is transcribed, and for a deed of a mortgage. */
export const WRITING_DUTY: readonly AmountRule[] = [
  {
    id: 'writing-duty-2022',
    regions: REGIONS,
    text: 'writingDuty',
    euros: 100,
    source: {
      name: 'Code des droits et taxes divers, art. 4 (loi du 18 mai 2022)',
      url: 'https://www.ejustice.just.fgov.be/eli/loi/2022/05/18/2022020909/justel',
    },
    validFrom: '2022-07-01',
    lastVerified: '2026-11-30',
    isCertain: true,
  },
];

/** Registration duty of the deed's annexes. */
export const ANNEXES_DUTY: readonly AmountRule[] = [
  {
    id: 'annexes-duty-2026',
    regions: REGIONS,
    text: 'annexesDuty',
    euros: 100,
    source: CALCULATOR,
    validFrom: '2026-01-01',
    isCertain: false,
  },
];

/** On the fee, administrative costs, disbursements and the writing duty. */
export const VAT_ON_FEES: readonly PercentRule[] = [
  {
    id: 'vat-on-fees-2012',
    regions: REGIONS,
    text: 'vatOnFees',
    percent: 21,
    source: {
      name: 'FOD Economie, hypothecair krediet: notariskosten',
      url: 'https://economie.fgov.be/nl/themas/financiele-diensten/hypothecair-krediet/notariskosten',
    },
    validFrom: '2012-01-01',
    lastVerified: '2026-11-30',
    isCertain: true,
  },
];
