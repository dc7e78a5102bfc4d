/** Reads `home.<lang>.md`, `pages/<name>.<lang>.md` and `legal/<page>.<lang>.md`. */
import type { Root } from 'mdast';
import type * as v from 'valibot';
import {
  type AgencyPage,
  HOME_SECTIONS,
  type HomeContent,
  type LegalAddition,
  type LegalPageName,
} from '../../../../graphql/site-folder/ports.ts';
import { LOCALES, type Locale } from '../../../../shared/locales.ts';
import { matchRoute } from '../../../../shared/routes.ts';
import { slugify } from '../../../../shared/slug.ts';
import type { Faults } from '../faults.ts';
import type { ByLocale } from '../site-folder.ts';
import { readContent, readDefinitions } from './content.ts';
import { type homeFields, pageFields, readFrontMatter } from './front-matter.ts';
import { createPageContext, type References } from './page-context.ts';
import { inlineText } from './plain-text.ts';

/** A parsed file whose content is not read yet. */
export interface ParsedFile<Fields> {
  name: string;
  yaml: string;
  source: string;
  locale: Locale;
  tree: Root;
  fields: Fields;
}

export type ParsedPage = ParsedFile<v.InferOutput<typeof pageFields>> & { page: string; slug: string };
export type ParsedHome = ParsedFile<v.InferOutput<typeof homeFields>>;

/** Reads the front matter of a page; null when it is wrong. */
export function parsePage(file: Omit<ParsedPage, 'fields' | 'slug'>, faults: Faults): ParsedPage | null {
  const fields = readFrontMatter(file.yaml, pageFields, { name: file.name, faults });
  return fields && { ...file, fields, slug: fields.slug ?? file.page };
}

/** Returns the pages whose paths are free, and reports the others. */
export function withFreePaths(pages: readonly ParsedPage[], faults: Faults): ParsedPage[] {
  const taken = new Map<string, string>();
  return pages.filter(({ name, slug, locale }) => {
    const path = `/${locale}/${slug}`;
    // A page of the site is found in each of its languages.
    const isOfSite = LOCALES.some(
      (language) => (matchRoute(slug, language)?.name ?? 'agencyPage') !== 'agencyPage',
    );
    const other = taken.get(path);
    if (isOfSite) faults.add(name, `${path} is a page of the site`);
    else if (other) faults.add(name, `${path} is the path of ${other}, too; set another slug`);
    else {
      taken.set(path, name);
      return true;
    }
    return false;
  });
}

export function readPage(parsed: ParsedPage, references: References, faults: Faults) {
  const { fields, page: name, slug, locale } = parsed;
  const context = createPageContext({ ...parsed, place: 'page' }, references, faults);
  const own: AgencyPage = {
    name,
    slug,
    locale,
    title: fields.title,
    description: fields.description ?? '',
    picture: fields.picture ? context.picture(fields.picture, fields.alt ?? '') : null,
    content: readContent(parsed.tree, context),
  };
  return { ...own, menu: fields.menu, footer: fields.footer };
}

export function readHome(parsed: ParsedHome, references: References, faults: Faults): HomeContent {
  const { fields } = parsed;
  const context = createPageContext({ ...parsed, place: 'home' }, references, faults);
  const { picture, alt = '', sections = HOME_SECTIONS, ...texts } = fields;
  return {
    ...texts,
    // The picture is decoration unless it has a text.
    backdrop:
      picture === undefined
        ? 'drawing'
        : picture === 'none'
          ? 'none'
          : (backdropOf(references, picture, alt) ?? reportMissing(parsed.name, picture, faults)),
    sections,
    content: readContent(parsed.tree, context),
  };
}

function backdropOf({ pictures }: References, name: string, alt: string) {
  const file = pictures.get(name);
  return file && { file, alt };
}

function reportMissing(name: string, picture: string, faults: Faults): 'drawing' {
  faults.add(name, `there is no picture ${picture}`);
  return 'drawing';
}

/** Reads additions to a legal page: a section for each heading of the second level. */
export function readAdditions(
  file: Omit<ParsedFile<never>, 'fields'> & { page: LegalPageName },
  references: References,
  faults: Faults,
): LegalAddition[] {
  const context = createPageContext({ ...file, place: 'legal' }, references, faults);
  const definitions = readDefinitions(file.tree, context);
  const parts: { title: string; nodes: Root['children'] }[] = [];
  for (const node of file.tree.children) {
    if (node.type === 'heading' && node.depth <= 2)
      parts.push({ title: inlineText(node, file.source), nodes: [] });
    else if (parts.length > 0) parts.at(-1)?.nodes.push(node);
    else faults.add(file.name, 'begins without a heading (## …)');
  }
  const ids = new Map<string, number>();
  return parts.map(({ title, nodes }) => {
    const slug = `own-${slugify(title)}`;
    const count = (ids.get(slug) ?? 0) + 1;
    ids.set(slug, count);
    const content = readContent({ type: 'root', children: nodes }, context, definitions);
    if (content.some(({ kind }) => kind !== 'text')) faults.add(file.name, 'legal pages show texts alone');
    const html = content.map((block) => (block.kind === 'text' ? block.html : '')).join('');
    return { anchor: count > 1 ? `${slug}-${count}` : slug, title, html };
  });
}

/** The pages by their names, then languages. */
export function groupPages<Page extends AgencyPage>(pages: readonly Page[]): Map<string, ByLocale<Page>> {
  const byName = new Map<string, ByLocale<Page>>();
  for (const page of pages) byName.set(page.name, { ...byName.get(page.name), [page.locale]: page });
  return byName;
}
