/** The front matter of a page: a YAML table between two lines of three hyphens. */
import * as v from 'valibot';
import { parse as parseYaml, YAMLParseError } from 'yaml';
import { HOME_SECTIONS } from '../../../../graphql/site-folder/ports.ts';
import { parseDay } from '../../../../shared/days.ts';
import { MAX_SLUG } from '../../../../shared/slug.ts';
import type { Faults } from '../faults.ts';
import { parseFields } from '../files/read-file.ts';

/** A text of at most `max` characters. */
export const text = (max: number) =>
  v.pipe(
    v.string('is no text'),
    v.trim(),
    v.minLength(1, 'is empty'),
    v.maxLength(max, `has more than ${max} characters`),
  );

const picturePath = v.pipe(
  v.string('is no text'),
  v.regex(/^[\w-]+(\/[\w-]+)*\.(jpe?g|png|webp|avif)$/i, 'is no picture such as pictures/team.jpg'),
);

/** Large tables take long to parse. */
const MAX_CHARACTERS = 4000;

/** `YYYY-MM-DD`. */
export const day = v.pipe(
  v.string('is no day such as "2026-03-01"'),
  v.check((text) => parseDay(text) !== null, 'is no day such as 2026-03-01'),
);

/** The last segment of a path. */
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Whether a name can be the last segment of a path. */
export const isPathSegment = (name: string): boolean => SLUG.test(name) && name.length <= MAX_SLUG;

export const pageFields = v.strictObject({
  title: text(80),
  description: v.optional(text(300)),
  slug: v.optional(v.pipe(text(MAX_SLUG), v.regex(SLUG, 'has other characters than a-z, 0-9 and hyphens'))),
  /** The position in the menu; absent: not in the menu. */
  menu: v.optional(v.pipe(v.number('is no number'), v.minValue(0), v.maxValue(1000))),
  footer: v.optional(v.pipe(v.number('is no number'), v.minValue(0), v.maxValue(1000))),
  picture: v.optional(picturePath),
  /** Alternative text of the picture. */
  alt: v.optional(text(200)),
});

export const homeFields = v.strictObject({
  title: v.optional(text(80)),
  description: v.optional(text(300)),
  heading: v.optional(text(120)),
  intro: v.optional(text(300)),
  /** A picture behind the search bar, or `none`. */
  picture: v.optional(
    v.union([v.literal('none'), picturePath], 'is neither a picture such as pictures/team.jpg nor none'),
  ),
  alt: v.optional(text(200)),
  sections: v.optional(
    v.array(v.picklist(HOME_SECTIONS, ({ input }) => `"${input}" is none of ${HOME_SECTIONS.join(', ')}`)),
  ),
});

export const newsFields = v.strictObject({
  title: text(200),
  summary: text(400),
  date: day,
  picture: v.optional(picturePath),
  alt: v.optional(text(200)),
});

/** Returns the fields of front matter; null and faults when they are missing or wrong. */
export function readFrontMatter<T extends v.GenericSchema>(
  yaml: string,
  schema: T,
  { name, faults }: { name: string; faults: Faults },
): v.InferOutput<T> | null {
  if (yaml.length > MAX_CHARACTERS) {
    faults.add(name, `front matter has more than ${MAX_CHARACTERS} characters`);
    return null;
  }
  try {
    // Dates stay texts, and a text cannot stand for many others.
    const fields: unknown = parseYaml(yaml, { schema: 'core', maxAliasCount: 0, logLevel: 'error' }) ?? {};
    return parseFields(fields, schema, { name, faults });
  } catch (error) {
    const { message, line } = describeYaml(error);
    faults.add(name, `front matter is no YAML (${message}); put texts with a colon in quotes`, line);
    return null;
  }
}

/** The line in the file: the front matter begins in the second one. */
function describeYaml(error: unknown): { message: string; line?: number } {
  if (!(error instanceof YAMLParseError)) return { message: (error as Error).message };
  const message = error.message.replace(/ at line [\s\S]*/, '');
  const line = error.linePos?.[0].line;
  return line === undefined ? { message } : { message, line: line + 1 };
}
