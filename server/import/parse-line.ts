/** One line of the feed: from text to a typed line, or the reasons why not. */
import * as v from 'valibot';
import { SUB_TYPES_BY_TYPE } from '../../shared/estates/vocabulary.ts';
import { type EstateLine, estateLine } from '../feed/estate-line.ts';
import { type FeedHeader, type FeedLine, feedLine, headerLine } from '../feed/format.ts';
import { agentLine, officeLine } from '../feed/people-lines.ts';
import type { UnknownFields } from './unknown-fields.ts';

export type ParsedLine =
  | { line: FeedLine }
  /** The reference where it can be read. */
  | { reasons: string[]; reference?: string };

const MAX_REASONS = 5;
const SCHEMAS: Record<string, v.GenericSchema<unknown, FeedLine>> = {
  office: officeLine,
  agent: agentLine,
  estate: estateLine,
};

/** The header, or null when this is no feed of ours. */
export function parseHeader(text: string): FeedHeader | null {
  const parsed = v.safeParse(headerLine, parseJson(text));
  return parsed.success ? parsed.output : null;
}

export function parseLine(text: string, unknownFields: UnknownFields): ParsedLine {
  const read = parseJson(text);
  if (read === undefined) return { reasons: ['not a line of JSON'] };
  const { kind, reference } = (read ?? {}) as Record<string, unknown>;
  const known = typeof reference === 'string' ? { reference } : {};
  // The schema of the kind is asked straight away: faults are then named by their fields.
  const schema = (typeof kind === 'string' && Object.hasOwn(SCHEMAS, kind) && SCHEMAS[kind]) || feedLine;
  const parsed = v.safeParse(schema, read);
  if (!parsed.success) return { reasons: parsed.issues.slice(0, MAX_REASONS).map(reason), ...known };
  unknownFields.count(read, parsed.output);
  const line = parsed.output;
  const reasons = hasUnstorableText(text, line)
    ? ['a text holds a character that is not allowed (U+0000)']
    : [];
  if (line.kind === 'estate') reasons.push(...contradictions(line));
  return reasons.length > 0 ? { reasons, ...known } : { line };
}

/** Undefined when it is no JSON: that is no value of JSON itself. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What no single field shows. */
function contradictions(line: EstateLine): string[] {
  const { type, subType, status, transaction, epc, epcCommunal, financial } = line;
  const faults: string[] = [];
  if (!(SUB_TYPES_BY_TYPE[type] as readonly string[]).includes(subType)) {
    faults.push(`subType: ${subType} is no subtype of ${type}`);
  }
  if (status === 'SOLD' && transaction === 'RENT') faults.push('status: a home for rent cannot be SOLD');
  if (status === 'RENTED' && transaction === 'SALE') faults.push('status: a home for sale cannot be RENTED');
  const dates = {
    publishedAt: line.publishedAt,
    updatedAt: line.updatedAt,
    'epc.validUntil': epc.validUntil,
    'epcCommunal.date': epcCommunal.date,
    'financial.availableFrom': financial.availableFrom,
  };
  for (const [path, value] of Object.entries(dates)) {
    if (value && !isCalendarDate(value)) faults.push(`${path}: ${value} is no date of the calendar`);
  }
  return faults;
}

/** The schemas see the shape only: 2026-02-31 passes them. */
function isCalendarDate(text: string): boolean {
  const [year = 0, month = 0, day = 0] = text.slice(0, 10).split('-').map(Number);
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal && year >= 1900 && year < 2200 && !Number.isNaN(Date.parse(text));
}

/** PostgreSQL keeps neither U+0000 nor half a surrogate pair; JSON can write both, but only escaped. */
function hasUnstorableText(text: string, line: FeedLine): boolean {
  return text.includes('\\u') && /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f][0-9a-f]{2})/.test(JSON.stringify(line));
}

/** "texts.nl.title: expected <=200, got 230", short whatever the line holds. */
function reason(issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue) ?? 'line';
  const got = issue.received.length > 60 ? `${issue.received.slice(0, 60)}…` : issue.received;
  return `${path}: expected ${issue.expected ?? issue.type.replaceAll('_', ' ')}, got ${got}`.slice(0, 300);
}
