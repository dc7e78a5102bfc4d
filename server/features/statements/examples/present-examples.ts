/** What adverts of example homes state: every region, transaction and kind of home, in four languages. */
import type { IntlShape } from 'react-intl';
import type { Region } from '../../../../shared/cities/vocabulary.ts';
import type { PlanningFacts } from '../../../../shared/estates/planning.ts';
import {
  ESTATE_TYPES,
  type EstateSubType,
  type EstateType,
  SUB_TYPES_BY_TYPE,
} from '../../../../shared/estates/vocabulary.ts';
import { TRANSACTIONS, type Transaction } from '../../../../shared/listings/vocabulary.ts';
import { LOCALES, type Locale } from '../../../../shared/locales.ts';
import type { ProjectStage } from '../../../../shared/projects/vocabulary.ts';
import {
  type AdvertisedHome,
  type LegalStatement,
  missingStatements,
  statementsOf,
} from '../../../../shared/rules/statements/statements.ts';
import { statementTexts } from '../statement-texts.ts';

/** The day of the law in the examples. */
const EXAMPLE_DAY = '2026-11-26';

/** A home whose agent has provided everything, and to which every warning applies. */
const COMPLETE: Omit<AdvertisedHome, 'region' | 'transaction' | 'type' | 'subType'> = {
  price: 950,
  epcLabel: 'F',
  epcValue: 512,
  epc: { certificate: '20260112-0001234567-RES-1', co2: 98, totalPrimaryEnergy: 87_040 },
  planning: {
    permit: true,
    destination: 'RESIDENTIAL',
    summons: false,
    preemption: false,
    subdivisionPermit: false,
    heritage: true,
    floodParcel: 'D',
    floodBuilding: 'C',
    floodArea: true,
    bankZone: true,
  },
  charges: 45,
};

/** What agents of a region enter besides. */
const OWN_WORDS: Record<Region, PlanningFacts> = {
  FLANDERS: { destinationText: 'Woongebied met landelijk karakter' },
  WALLONIA: {},
  BRUSSELS: { destinationText: 'Zone mixte', informationUrl: 'https://urbanisme.agence.example/bk-1' },
};

const EMPTY = { price: null, epcLabel: null, epcValue: null };

/** Units of a project that is being built, and of a completed one. */
const UNITS = (['APARTMENT', 'COMMERCIAL'] as const).flatMap((type) =>
  (['UNDER_CONSTRUCTION', 'COMPLETED'] as const).map((projectStage) => ({
    transaction: 'SALE' as const,
    type,
    subType: SUB_TYPES_BY_TYPE[type][0],
    projectStage,
  })),
);

/** Returns the examples of a region as plain text. */
export function presentExamples(region: Region, intls: Record<Locale, IntlShape>): string {
  const homes = TRANSACTIONS.flatMap((transaction) =>
    ESTATE_TYPES.map((type) => ({ transaction, type, subType: SUB_TYPES_BY_TYPE[type][0] })),
  );
  return [...homes, ...UNITS].map((home) => presentHome({ region, ...home }, intls)).join('\n');
}

interface Kind {
  region: Region;
  transaction: Transaction;
  type: EstateType;
  subType: EstateSubType;
  /** Of units of projects. */
  projectStage?: ProjectStage;
}

function presentHome(kind: Kind, intls: Record<Locale, IntlShape>): string {
  const planning = { ...COMPLETE.planning, ...OWN_WORDS[kind.region] };
  const stated = statementsOf({ ...COMPLETE, planning, ...kind }, EXAMPLE_DAY);
  const missing = missingStatements({ ...EMPTY, ...kind }, EXAMPLE_DAY);
  const lines = [
    `# ${kind.region} ${kind.transaction} ${kind.type}${kind.projectStage ? ` in a project ${kind.projectStage}` : ''}`,
    ...stated.flatMap((statement) => presentStatement(statement, intls)),
    `without data, missing: ${missing.map(({ code }) => code).join(', ') || 'nothing'}`,
  ];
  return `${lines.join('\n')}\n`;
}

function presentStatement(statement: LegalStatement, intls: Record<Locale, IntlShape>): string[] {
  const { code, rule } = statement;
  return [
    `${code} by ${rule.id}${presentFine(rule)}`,
    ...LOCALES.map((locale) => `  ${locale}: ${statementTexts(statement, intls[locale]).sentence}`),
  ];
}

function presentFine({ fine }: LegalStatement['rule']): string {
  if (fine === undefined) return '';
  return fine ? `, fine EUR ${fine.min} to ${fine.max}` : ', fine of an unknown amount';
}

/** The file of a region's examples, in the project. */
export function examplesFile(region: Region): string {
  return `server/features/statements/examples/${region.toLowerCase()}.txt`;
}
