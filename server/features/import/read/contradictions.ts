/** Validation across several fields of a line. */

import { parseDay } from '../../../../shared/days.ts';
import {
  type EstateSubType,
  type EstateType,
  SUB_TYPES_BY_TYPE,
} from '../../../../shared/estates/vocabulary.ts';
import { findOverlap, type Period } from '../../../../shared/holiday/periods.ts';
import type { StatusCode, Transaction } from '../../../../shared/listings/vocabulary.ts';
import type { EstateLine } from '../../feed/estate-line.ts';
import type { FeedLine } from '../../feed/format.ts';
import type { NewsLine } from '../../feed/news-line.ts';
import type { ProjectLine } from '../../feed/project-line.ts';
import type { RentalUnitLine } from '../../feed/rental-unit-line.ts';
import { termsDates, termsFaults } from './terms-contradictions.ts';

/** The contradictions in a line. */
export function findContradictions(line: FeedLine): string[] {
  switch (line.kind) {
    case 'estate':
      return ofEstate(line);
    case 'project':
      return ofProject(line);
    case 'rentalUnit':
      return ofRentalUnit(line);
    case 'news':
      return ofNews(line);
    default:
      return [];
  }
}

function ofEstate(line: EstateLine): string[] {
  const { epc, epcCommunal, financial } = line;
  return [
    ...kindFaults(line, line.transaction),
    ...shareFaults(line.coOwnership),
    ...dateFaults({
      publishedAt: line.publishedAt,
      updatedAt: line.updatedAt,
      'epc.validUntil': epc.validUntil,
      'epcCommunal.date': epcCommunal.date,
      'financial.availableFrom': financial.availableFrom,
      ...termsDates(line),
    }),
    ...termsFaults(line),
  ];
}

function shareFaults({ shares, totalShares }: EstateLine['coOwnership']): string[] {
  const isTooMany = shares && totalShares && shares > totalShares;
  return isTooMany ? [`coOwnership.shares: ${shares} are more than all ${totalShares}`] : [];
}

function ofProject(line: ProjectLine): string[] {
  const { transaction, publishedAt, updatedAt, delivery, entities } = line;
  const references = new Set([line.reference]);
  return [
    ...statusFaults(line.status, transaction),
    ...dateFaults({ publishedAt, updatedAt, delivery }),
    ...entities.flatMap((entity, at) => {
      const faults = [
        ...kindFaults(entity, transaction),
        ...dateFaults({ 'epc.validUntil': entity.epc?.validUntil }),
      ];
      if (references.has(entity.reference)) faults.push(`reference: ${entity.reference} stands twice`);
      references.add(entity.reference);
      return faults.map((fault) => `entities.${at}.${fault}`);
    }),
  ];
}

function ofRentalUnit(line: RentalUnitLine): string[] {
  const { publishedAt, updatedAt, seasons, unavailable } = line;
  const faults = [
    ...statusFaults(line.status, line.transaction),
    ...dateFaults({ publishedAt, updatedAt }),
    ...periodFaults('seasons', seasons),
    ...periodFaults('unavailable', unavailable),
  ];
  const overlap = findOverlap(seasons);
  if (overlap) faults.push(`seasons: ${overlap.map(presentPeriod).join(' overlaps ')}`);
  return faults;
}

function ofNews({ publishedAt, texts }: NewsLine): string[] {
  const faults = dateFaults({ publishedAt });
  if (!Object.values(texts).some(Boolean)) faults.push('texts: there is none in any language');
  return faults;
}

interface Kind {
  type: EstateType;
  subType: EstateSubType;
  status: StatusCode;
}

function kindFaults({ type, subType, status }: Kind, transaction: Transaction): string[] {
  const faults = statusFaults(status, transaction);
  if (!(SUB_TYPES_BY_TYPE[type] as readonly string[]).includes(subType)) {
    faults.push(`subType: ${subType} is no subtype of ${type}`);
  }
  return faults;
}

function statusFaults(status: StatusCode, transaction: Transaction): string[] {
  if (status === 'SOLD' && transaction === 'RENT') return ['status: a home for rent cannot be SOLD'];
  if (status === 'RENTED' && transaction === 'SALE') return ['status: a home for sale cannot be RENTED'];
  return [];
}

function periodFaults(path: string, periods: readonly Period[]): string[] {
  return periods.flatMap((period, at) => {
    const faults = dateFaults({ [`${path}.${at}.from`]: period.from, [`${path}.${at}.until`]: period.until });
    const isBackwards = faults.length === 0 && period.from >= period.until;
    return isBackwards ? [`${path}.${at}: ${presentPeriod(period)} has no night`] : faults;
  });
}

const presentPeriod = ({ from, until }: Period) => `${from} until ${until}`;

function dateFaults(dates: Record<string, string | null | undefined>): string[] {
  const faults: string[] = [];
  for (const [path, value] of Object.entries(dates)) {
    if (value && !isCalendarDate(value)) faults.push(`${path}: ${value} is no date of the calendar`);
  }
  return faults;
}

/** The schemas check the format only: 2026-02-31 passes them. */
function isCalendarDate(text: string): boolean {
  return parseDay(text.slice(0, 10)) !== null && !Number.isNaN(Date.parse(text));
}
