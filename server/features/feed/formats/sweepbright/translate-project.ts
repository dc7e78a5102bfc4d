/** Translates a SweepBright project to a project line without its entities. */
import { LOCALES } from '../../../../../shared/locales.ts';
import type { ProjectLineInput } from '../../project-line.ts';
import { compact } from '../estate-parts.ts';
import type { TranslationOptions } from '../feed-format.ts';
import { type TranslatedProject, toProjectName } from '../held-projects.ts';
import type { JsonValues } from '../json/json-values.ts';
import { findKind } from './kind.ts';
import { translateListing } from './listing-parts.ts';
import { PRIVATE_FIELDS } from './private-fields.ts';

/** SweepBright does not say how far the construction is. */
const STAGE = 'UNDER_CONSTRUCTION';
/** Only units have a price. */
const NOT_COUNTED: ReadonlySet<string> = new Set([...PRIVATE_FIELDS, 'price', 'rent_period']);

export function translateProject(
  values: JsonValues,
  reference: string,
  options: TranslationOptions,
): TranslatedProject {
  const kind = findKind(values);
  if ('reasons' in kind) return kind;
  const parts = translateListing(values, { reference, kind, options });
  const name = findName(parts.texts, options.locale);
  if (!name) return { reasons: ['name: the project has no title'] };
  values.countUnread(NOT_COUNTED);
  return { line: compact({ kind: 'project' as const, ...parts, name, stage: STAGE }) as ProjectLineInput };
}

/** The title in the language of the feed, else in another one. */
function findName(
  texts: ProjectLineInput['texts'],
  locale: TranslationOptions['locale'],
): string | undefined {
  const titles = [locale, ...LOCALES].map((each) => texts[each]?.title);
  const title = titles.find((each) => each !== undefined);
  return title && toProjectName(title);
}
