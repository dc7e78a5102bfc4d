/** Parses one line of the feed to a typed line, or returns the reasons why it is invalid. */
import * as v from 'valibot';
import { estateLine } from '../../feed/estate-line.ts';
import { reference as referenceSchema } from '../../feed/fields.ts';
import type { FileOrigin } from '../../feed/file-origin.ts';
import { type FeedLine, feedLine, headerLine } from '../../feed/format.ts';
import { newsLine } from '../../feed/news-line.ts';
import { agentLine, officeLine } from '../../feed/people-lines.ts';
import { projectLine } from '../../feed/project-line.ts';
import { rentalUnitLine } from '../../feed/rental-unit-line.ts';
import { findContradictions } from './contradictions.ts';
import { dropFiles } from './drop-files.ts';
import { presentIssue } from './reasons/present-issue.ts';
import type { UnknownFields } from './unknown-fields.ts';

/** Kind and reference are set if they can be parsed. */
export interface RejectedLine {
  reasons: string[];
  kind?: FeedLine['kind'];
  reference?: string;
}

export type ParsedLine =
  | {
      line: FeedLine;
      /** Pictures and documents that cannot be read, or are too many. */
      droppedFiles: number;
    }
  | RejectedLine;

const MAX_REASONS = 5;
/** For longer lines only the first fault is reported, because half a million faults would fill the memory. */
const LONG_LINE = 100_000;
const SCHEMAS: Record<FeedLine['kind'], v.GenericSchema<unknown, FeedLine>> = {
  office: officeLine,
  agent: agentLine,
  estate: estateLine,
  project: projectLine,
  rentalUnit: rentalUnitLine,
  news: newsLine,
};

/** Parses the header to the origin of the file; null when the file is not a feed of this format. */
export function parseHeader(text: string): FileOrigin | null {
  const { success, output } = v.safeParse(headerLine, parseJson(text));
  return success ? { createdAt: new Date(output.createdAt).toISOString(), agency: output.agency } : null;
}

export function parseLine(text: string, unknownFields: UnknownFields): ParsedLine {
  const read = parseJson(text);
  if (read === undefined) return { reasons: ['not a line of JSON'] };
  const known = identify(read);
  const { kind } = known;
  const droppedFiles = dropFiles(read);
  // Use the schema of the line's kind directly, so that faults name the fields.
  const parsed = v.safeParse(kind ? SCHEMAS[kind] : feedLine, read, {
    abortEarly: text.length > LONG_LINE,
  });
  if (!parsed.success) return { reasons: toReasons(parsed.issues, known.kind), ...known };
  unknownFields.count(read, parsed.output);
  const line = parsed.output;
  const reasons = findContradictions(line);
  if (text.includes('\\u') && isUnstorable(JSON.stringify(line))) reasons.unshift(UNSTORABLE_TEXT);
  return reasons.length > 0 ? { reasons, ...known } : { line, droppedFiles };
}

/** Kind and reference of a line that may be invalid. */
export function identify(read: unknown): Omit<RejectedLine, 'reasons'> {
  const { kind, reference } = (read ?? {}) as Record<string, unknown>;
  return {
    kind: isKind(kind) ? kind : undefined,
    reference: v.is(referenceSchema, reference) ? reference : undefined,
  };
}

function toReasons(issues: v.BaseIssue<unknown>[], kind: FeedLine['kind'] | undefined): string[] {
  return issues.slice(0, MAX_REASONS).map((issue) => presentIssue(issue, kind));
}

function isKind(kind: unknown): kind is FeedLine['kind'] {
  return typeof kind === 'string' && Object.hasOwn(SCHEMAS, kind);
}

/** Undefined when invalid, which is not a JSON value itself. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export const UNSTORABLE_TEXT = 'a text holds a character that is not allowed (U+0000)';

/** PostgreSQL stores neither U+0000 nor a lone surrogate; JSON can contain both, but only escaped. */
export function isUnstorable(json: string): boolean {
  return /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f][0-9a-f]{2})/.test(json);
}
