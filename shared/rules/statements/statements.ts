/** What an advert states because the law requires it: values of the home, or that they are missing. */
import type { Region } from '../../cities/vocabulary.ts';
import { certifiedLabel } from '../../estates/energy.ts';
import { type PlanningFacts, permitStateOf, summonsStateOf } from '../../estates/planning.ts';
import {
  type EpcLabel,
  type EstateSubType,
  type EstateType,
  HEAD_TYPE_BY_TYPE,
} from '../../estates/vocabulary.ts';
import type { Transaction } from '../../listings/vocabulary.ts';
import type { ProjectStage } from '../../projects/vocabulary.ts';
import { isInForce } from '../rule.ts';
import { isAnswer } from './statement-fields.ts';
import type { Answer, Condition, StatementCode, StatementRule } from './statement-rule.ts';
import { STATEMENT_RULES } from './statement-rules.ts';

interface CertificateFacts {
  certificate?: string | null;
  co2?: number | null;
  totalPrimaryEnergy?: number | null;
  /** By the agent; absent: by the label, or the kind of building. */
  renovationDuty?: boolean | null;
}

/** The facts of a home on which the rules depend, with the catalogue's names. */
export interface AdvertisedHome {
  /** Null abroad: no rule applies. */
  region: Region | null;
  transaction: Transaction;
  type: EstateType;
  subType: EstateSubType;
  /** Euros; null: on request. */
  price: number | null;
  epcLabel: EpcLabel | null;
  epcValue: number | null;
  epc?: CertificateFacts | undefined;
  planning?: PlanningFacts | undefined;
  /** The stage of the project to which it belongs; absent: it is no new construction. */
  projectStage?: ProjectStage | undefined;
  /** Euros a month. */
  charges?: number | null | undefined;
  /** Whether it is only announced: its price follows. */
  isAnnounced?: boolean | undefined;
}

export type StatementValue = string | number | boolean;

export interface LegalStatement {
  code: StatementCode;
  /** As in the catalogue; null: not known. True for warnings. */
  value: StatementValue | null;
  /** Whether its value was requested of the municipality and has not arrived, which the advert may say. */
  isRequested: boolean;
  rule: StatementRule;
}

const VALUES: Record<Answer, (home: AdvertisedHome) => StatementValue | null | undefined> = {
  ENERGY_LABEL: ({ region, epcLabel, epcValue }) => region && certifiedLabel(region, epcLabel, epcValue),
  ENERGY_VALUE: ({ epcValue }) => epcValue,
  // Pages show no certificate without a label.
  ENERGY_CERTIFICATE: (home) => (VALUES.ENERGY_LABEL(home) ? home.epc?.certificate : null),
  TOTAL_PRIMARY_ENERGY: (home) => (VALUES.ENERGY_LABEL(home) ? home.epc?.totalPrimaryEnergy : null),
  CO2: (home) => (VALUES.ENERGY_LABEL(home) ? home.epc?.co2 : null),
  PERMIT: ({ planning }) => planning && permitStateOf(planning),
  // Brussels requires the words of its plan, which has other zones than those of our list.
  DESTINATION: ({ region, planning }) =>
    planning?.destinationText ?? (region === 'BRUSSELS' ? null : planning?.destination),
  SUMMONS: ({ planning }) => planning && summonsStateOf(planning),
  PREEMPTION: ({ planning }) => planning?.preemption,
  SUBDIVISION_PERMIT: ({ planning }) => planning?.subdivisionPermit,
  PLANNING_INFORMATION: ({ planning }) => planning?.information ?? planning?.informationUrl,
  FLOOD_PARCEL: ({ planning }) => planning?.floodParcel,
  FLOOD_BUILDING: ({ planning }) => planning?.floodBuilding,
  RENT: ({ price }) => price,
  CHARGES: ({ charges }) => charges,
};

const CONDITIONS: Record<Condition, (home: AdvertisedHome) => boolean> = {
  HAS_CERTIFICATE: (home) => Boolean(VALUES.ENERGY_LABEL(home)),
  MUST_RENOVATE_HOME: (home) =>
    home.epc?.renovationDuty ?? ['E', 'F'].includes(String(VALUES.ENERGY_LABEL(home))),
  // Buildings of industry are exempt; new ones meet the requirements.
  MUST_RENOVATE_BUILDING: ({ epc, subType, projectStage }) =>
    epc?.renovationDuty ?? (subType !== 'WAREHOUSE' && !projectStage),
  FLOOD_SCORE_D: ({ planning }) => planning?.floodParcel === 'D' || planning?.floodBuilding === 'D',
  FLOOD_AREA: ({ planning }) => planning?.floodArea === true,
  BANK_ZONE: ({ planning }) => planning?.bankZone === true,
  PROTECTED: ({ planning }) => planning?.heritage === true,
};

/** Returns what the advert of a home states on a day (ISO 8601), in the order of the rules. */
export function statementsOf(home: AdvertisedHome, on: string): LegalStatement[] {
  return STATEMENT_RULES.filter((rule) => isInForce(rule, on) && concerns(rule, home)).flatMap((rule) =>
    rule.statements.flatMap((code) => {
      if (code === 'RENT' && home.isAnnounced) return [];
      const value = findValue(code, home);
      if (value === null && rule.onceBuilt && isUnbuilt(home)) return [];
      const isRequested = value === null && rule.canBeRequested === true;
      return [{ code, value, isRequested: isRequested && home.planning?.extractRequested === true, rule }];
    }),
  );
}

function isUnbuilt({ projectStage }: AdvertisedHome): boolean {
  return projectStage !== undefined && projectStage !== 'COMPLETED';
}

/** Returns the statements that an advert lacks. */
export function missingStatements(home: AdvertisedHome, on: string): LegalStatement[] {
  return statementsOf(home, on).filter(isMissing);
}

/** Whether an advert lacks a statement. */
export function isMissing({ value, isRequested }: Pick<LegalStatement, 'value' | 'isRequested'>): boolean {
  return value === null && !isRequested;
}

/** Whether a buyer must renovate, on a day (ISO 8601). */
export function hasRenovationDuty(
  home: Pick<AdvertisedHome, 'region' | 'transaction' | 'type' | 'subType' | 'epcLabel' | 'epcValue' | 'epc'>,
  on: string,
): boolean {
  return statementsOf({ ...home, price: null }, on).some(({ code }) => code === 'RENOVATION_DUTY');
}

/** Whether agencies that keep back punished adverts keep back a home without the rule's statements. */
export function isKeptBack(rule: Pick<StatementRule, 'fine' | 'isKeptBack'>): boolean {
  return isPunished(rule) && rule.isKeptBack !== false;
}

/** Whether an advert without the rule's statements is punished. */
export function isPunished({ fine }: Pick<StatementRule, 'fine'>): boolean {
  return fine !== undefined;
}

function concerns(rule: StatementRule, home: AdvertisedHome): boolean {
  return (
    home.region !== null &&
    rule.regions.includes(home.region) &&
    rule.transactions.includes(home.transaction) &&
    rule.types.includes(HEAD_TYPE_BY_TYPE[home.type]) &&
    (!rule.condition || CONDITIONS[rule.condition](home))
  );
}

function findValue(code: StatementCode, home: AdvertisedHome): StatementValue | null {
  return isAnswer(code) ? (VALUES[code](home) ?? null) : true;
}
