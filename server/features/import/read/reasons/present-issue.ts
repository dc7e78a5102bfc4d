/** Presents what a schema finds wrong in a line as a sentence for the agency: "the home has no town". */
import * as v from 'valibot';
import { describeField, type FieldDescription, type PathKey } from './describe-field.ts';

type Issue = v.BaseIssue<unknown>;

const MAX_LENGTH = 300;
const MAX_VALUE_LENGTH = 60;
const MAX_OPTIONS = 12;

/** Returns the sentence, followed by the path of the field in brackets. */
export function presentIssue(issue: Issue, kind: string | undefined): string {
  const path = v.getDotPath(issue);
  if (path === null) return `the line is ${shorten(issue.received)}, which is ${NOUNS.Object}`;
  const keys = (issue.path ?? []).map(({ key }) => key as PathKey);
  const field = describeField(keys, kind);
  const suffix = path === field.name ? '' : ` (${path})`;
  return `${presentSentence(issue, field).slice(0, MAX_LENGTH - suffix.length)}${suffix}`;
}

function presentSentence(issue: Issue, field: FieldDescription): string {
  const { owner, name } = field;
  if (isMissing(issue)) return `${owner} has no ${name}`;
  // Own checks have complete messages.
  if (issue.type === 'check' || issue.type === 'raw_check') return `${nameOf(field)}: ${issue.message}`;
  if (issue.type === 'max_length') return presentLength(issue, field);
  return `${nameOf(field)} is ${shorten(issue.received)}, which is ${presentFault(issue)}`;
}

function isMissing({ received, type, requirement }: Issue): boolean {
  const isEmpty = type === 'min_length' && requirement === 1;
  return isEmpty || received === 'undefined' || received === 'null';
}

/** The name with an article and its owner: "the price", "the price of unit 3", "photo 2". */
function nameOf({ owner, name, isInList }: FieldDescription): string {
  if (/\d$/.test(name)) return name;
  return isInList ? `the ${name} of ${owner}` : `the ${name}`;
}

function presentLength({ input, received, requirement }: Issue, field: FieldDescription): string {
  if (Array.isArray(input))
    return `${field.owner} has ${received} ${field.name}, which is more than ${requirement}`;
  return `${nameOf(field)} has ${received} characters, which is more than ${requirement}`;
}

const NOUNS: Readonly<Record<string, string>> = {
  string: 'not a text',
  number: 'not a number',
  boolean: 'neither true nor false',
  Object: 'not an object',
  Array: 'not a list',
};

const FAULTS: Readonly<Record<string, string>> = {
  email: 'not an e-mail address',
  integer: 'not a whole number',
  iso_date: 'not a date such as 2026-11-25',
  iso_time: 'not a time such as 09:30',
  iso_timestamp: 'not a date with a time such as 2026-11-25T08:00:00Z',
  regex: 'not allowed: it has letters, digits and . _ / -, at most 40',
  url: 'not a web address',
};

function presentFault({ type, expected, requirement }: Issue): string {
  if (type === 'min_value') return `lower than ${requirement}`;
  if (type === 'max_value') return `higher than ${requirement}`;
  if (type === 'starts_with') return `not a web address that starts with ${requirement}`;
  if (type === 'picklist' || type === 'variant' || type === 'literal') return presentOptions(expected ?? '');
  return FAULTS[type] ?? NOUNS[expected ?? ''] ?? 'not allowed';
}

/** `expected`: one quoted word, or several as `("A" | "B")`. */
function presentOptions(expected: string): string {
  const options = Array.from(expected.matchAll(/"([^"]*)"/g), ([, option]) => option);
  if (options.length === 1) return `not ${options[0]}`;
  const more = options.length > MAX_OPTIONS ? ' …' : '';
  return `none of ${options.slice(0, MAX_OPTIONS).join(', ')}${more}`;
}

function shorten(received: string): string {
  return received.length > MAX_VALUE_LENGTH ? `${received.slice(0, MAX_VALUE_LENGTH)}…` : received;
}
