/** Blocks of a page that are not text, written as `::homes{search="…" title="…"}`. */
import type { RootContent } from 'mdast';
import * as v from 'valibot';
import type { ContentBlock, Review } from '../../../../graphql/site-folder/ports.ts';
import { parseDay } from '../../../../shared/days.ts';
import { parseEstateSearch } from '../../../../shared/estates/search-params.ts';
import { QUESTION_TYPES, type QuestionType } from '../../../../shared/leads/vocabulary.ts';
import type { Transaction } from '../../../../shared/listings/vocabulary.ts';
import { isLocale } from '../../../../shared/locales.ts';
import { matchRoute } from '../../../../shared/routes.ts';
import type { Faults } from '../faults.ts';
import { parseFields } from '../files/read-file.ts';

type Directive = Extract<RootContent, { type: 'leafDirective' }>;

export interface BlockContext {
  name: string;
  faults: Faults;
  /** Returns the reviews of a file; null when it is missing or wrong, which is reported. */
  reviews(file: string): readonly Review[] | null;
  link(href: string, line?: number): string | null;
}

const title = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(120, 'has more than 120 characters')), '');
const label = v.pipe(
  v.string('is missing'),
  v.trim(),
  v.minLength(1, 'is empty'),
  v.maxLength(60, 'has more than 60 characters'),
);
const limit = v.optional(
  v.pipe(v.string(), v.regex(/^[1-6]$/, 'is no number from 1 to 6'), v.transform(Number)),
  '6',
);
const questionTypes = QUESTION_TYPES.map((type) => type.toLowerCase());
const questionType = v.optional(
  v.pipe(
    v.picklist(questionTypes, `is none of ${questionTypes.join(', ')}`),
    v.transform((kind) => kind.toUpperCase() as QuestionType),
  ),
);

const search = v.pipe(
  v.string('is missing'),
  v.rawTransform<string, Pick<HomesBlock, 'transaction' | 'criteria'>>(({ dataset, addIssue, NEVER }) => {
    const parsed = parseSearch(dataset.value);
    if (parsed) return parsed;
    addIssue({ message: 'is no address of a search such as /nl/te-koop?city=leuven-3000' });
    return NEVER;
  }),
);

/** The attributes of each kind of block. */
const ATTRIBUTES = {
  homes: v.strictObject({ title, limit, search }),
  map: v.pipe(
    v.strictObject({ title, search: v.optional(search), offices: v.optional(v.literal('', 'has a value')) }),
    v.check(
      (found) => (found.search === undefined) !== (found.offices === undefined),
      'needs either search="/nl/te-koop?…" or offices',
    ),
  ),
  offices: v.strictObject({ title }),
  team: v.strictObject({ title }),
  contact: v.strictObject({ label, kind: questionType }),
  form: v.strictObject({ title, kind: questionType }),
  reviews: v.strictObject({ title, file: v.pipe(v.string('is missing'), v.endsWith('.json')) }),
  action: v.strictObject({ label, to: v.string('is missing') }),
};
type Name = keyof typeof ATTRIBUTES;
type HomesBlock = Extract<ContentBlock, { kind: 'homes' }>;

/** Reads a block; null and a fault when it is unknown or wrong. */
export function readBlock(node: Directive, context: BlockContext): ContentBlock | null {
  const { name, faults } = context;
  const line = node.position?.start.line;
  if (!Object.hasOwn(ATTRIBUTES, node.name)) {
    faults.add(name, `there is no block "${node.name}", only ${Object.keys(ATTRIBUTES).join(', ')}`, line);
    return null;
  }
  const at = { name: `${name}, line ${line}, ${node.name}`, faults };
  const read = <N extends Name>(kind: N) =>
    parseFields(node.attributes ?? {}, ATTRIBUTES[kind], at) as v.InferOutput<(typeof ATTRIBUTES)[N]> | null;
  const readers: Record<Name, () => ContentBlock | null> = {
    homes() {
      const found = read('homes');
      return found && { kind: 'homes', title: found.title, limit: found.limit, ...found.search };
    },
    map() {
      const found = read('map');
      if (!found) return null;
      const { title: heading } = found;
      return found.search
        ? { kind: 'homesMap', title: heading, ...found.search }
        : { kind: 'officesMap', title: heading };
    },
    offices() {
      const found = read('offices');
      return found && { kind: 'offices', title: found.title };
    },
    team() {
      const found = read('team');
      return found && { kind: 'team', title: found.title };
    },
    contact() {
      const found = read('contact');
      return found && { kind: 'contact', label: found.label, questionType: found.kind ?? null };
    },
    form() {
      const found = read('form');
      return found && { kind: 'form', title: found.title, questionType: found.kind ?? 'GENERAL' };
    },
    reviews() {
      const found = read('reviews');
      const reviews = found && context.reviews(found.file);
      return found && reviews && { kind: 'reviews', title: found.title, reviews };
    },
    action() {
      const found = read('action');
      const path = found && context.link(found.to, line);
      return found && path ? { kind: 'action', label: found.label, path } : null;
    },
  };
  return readers[node.name as Name]();
}

const TRANSACTIONS: Partial<Record<string, Transaction>> = { forSale: 'SALE', forRent: 'RENT' };

/** Parses the address of a results page in any language; null when it is another address. */
function parseSearch(address: string): Pick<HomesBlock, 'transaction' | 'criteria'> | null {
  const url = URL.parse(address, 'http://site');
  const [, locale, ...segments] = url?.pathname.split('/') ?? [];
  if (!url || !isLocale(locale)) return null;
  const transaction = TRANSACTIONS[matchRoute(segments.join('/'), locale)?.name ?? ''];
  return transaction ? { transaction, criteria: parseEstateSearch(url.searchParams).criteria } : null;
}

export const reviewsSchema = v.pipe(
  v.array(
    v.strictObject({
      author: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(80)),
      text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(1000)),
      stars: v.optional(
        v.nullable(
          v.pipe(v.number(), v.integer(), v.minValue(1, 'is less than 1'), v.maxValue(5, 'is more than 5')),
        ),
        null,
      ),
      date: v.optional(
        v.nullable(
          v.pipe(
            v.string(),
            v.check((day) => parseDay(day) !== null, 'is no day such as 2026-03-01'),
          ),
        ),
        null,
      ),
    }),
  ),
  v.maxLength(20, 'has more than 20 reviews'),
);
