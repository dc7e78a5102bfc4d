/** One line of the feed: from text to a typed line, or the reasons why not. */
import * as v from 'valibot';
import { estateLine } from '../../feed/estate-line.ts';
import { type FeedHeader, type FeedLine, feedLine, headerLine } from '../../feed/format.ts';
import { newsLine } from '../../feed/news-line.ts';
import { agentLine, officeLine } from '../../feed/people-lines.ts';
import { projectLine } from '../../feed/project-line.ts';
import { rentalUnitLine } from '../../feed/rental-unit-line.ts';
import { contradictions } from './contradictions.ts';
import type { UnknownFields } from './unknown-fields.ts';

/** Kind and reference where they can be read. */
export interface RejectedLine {
  reasons: string[];
  kind?: FeedLine['kind'];
  reference?: string;
}

export type ParsedLine = { line: FeedLine } | RejectedLine;

const MAX_REASONS = 5;
/** Of a longer line only the first fault is reported: half a million of them would fill the memory. */
const LONG_LINE = 100_000;
const SCHEMAS: Record<FeedLine['kind'], v.GenericSchema<unknown, FeedLine>> = {
  office: officeLine,
  agent: agentLine,
  estate: estateLine,
  project: projectLine,
  rentalUnit: rentalUnitLine,
  news: newsLine,
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
  const known = {
    kind: isKind(kind) ? kind : undefined,
    reference: typeof reference === 'string' ? reference : undefined,
  };
  // The schema of the kind is asked straight away: faults are then named by their fields.
  const parsed = v.safeParse(isKind(kind) ? SCHEMAS[kind] : feedLine, read, {
    abortEarly: text.length > LONG_LINE,
  });
  if (!parsed.success) return { reasons: parsed.issues.slice(0, MAX_REASONS).map(reason), ...known };
  unknownFields.count(read, parsed.output);
  const line = parsed.output;
  const reasons = contradictions(line);
  if (hasUnstorableText(text, line)) {
    reasons.unshift('a text holds a character that is not allowed (U+0000)');
  }
  return reasons.length > 0 ? { reasons, ...known } : { line };
}

function isKind(kind: unknown): kind is FeedLine['kind'] {
  return typeof kind === 'string' && Object.hasOwn(SCHEMAS, kind);
}

/** Undefined when it is no JSON: that is no value of JSON itself. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** PostgreSQL keeps neither U+0000 nor half a surrogate pair; JSON can write both, but only escaped. */
function hasUnstorableText(text: string, line: FeedLine): boolean {
  return text.includes('\\u') && /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f][0-9a-f]{2})/.test(JSON.stringify(line));
}

/** "texts.nl.title: expected <=200, got 230", shortened. */
function reason(issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue) ?? 'line';
  // Checks of our own say what is wrong; the library's messages repeat the path.
  if (issue.type === 'check' || issue.type === 'raw_check') return `${path}: ${issue.message}`.slice(0, 300);
  const got = issue.received.length > 60 ? `${issue.received.slice(0, 60)}…` : issue.received;
  return `${path}: expected ${issue.expected ?? issue.type.replaceAll('_', ' ')}, got ${got}`.slice(0, 300);
}
