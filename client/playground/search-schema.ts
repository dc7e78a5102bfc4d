import {
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
} from 'graphql';

type Field = GraphQLField<unknown, unknown> | GraphQLInputField;

/** A type, field, argument or enum value of the schema. */
export interface SchemaEntry {
  /** Such as `Query.purchaseCost` or `Estate.photos(first:)`. */
  title: string;
  description: string;
  type: GraphQLNamedType;
  /** Absent for types and enum values, which are documented with their type. */
  field?: Field;
}

interface IndexedEntry extends SchemaEntry {
  isRootField: boolean;
  nameWords: string;
  descriptionWords: string;
  /** The words of the names of its type and field, which may complete a match. */
  ownerWords: string;
}

export type SchemaIndex = readonly IndexedEntry[];

const NAME_SCORE = 3;
const ROOT_SCORE = 1;

/** Returns the entries of a schema for `searchSchema`. */
export function indexSchema(schema: GraphQLSchema): SchemaIndex {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  return Object.values(schema.getTypeMap())
    .filter(({ name }) => !name.startsWith('__'))
    .flatMap((type) => listEntries(type, roots.includes(type as (typeof roots)[number])));
}

/**
 * Finds entries by the beginnings of words in their names and descriptions: `costs` finds `purchaseCost`. All words of
 * the text must match. Matches in names come first, and among them the fields that a query starts with.
 */
export function searchSchema(index: SchemaIndex, text: string): SchemaEntry[] {
  const words = toWords(text).split(' ').filter(Boolean).map(withoutPlural);
  if (words.length === 0) return [];
  return index
    .map((entry) => ({ entry, score: scoreOf(entry, words) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.entry.title.length - b.entry.title.length)
    .map(({ entry }) => entry);
}

/** Returns 0 when a word is in none of its texts, and when all words are only in the names of its owners. */
function scoreOf(entry: IndexedEntry, words: readonly string[]): number {
  let score = 0;
  for (const word of words) {
    if (entry.nameWords.includes(` ${word}`)) score += NAME_SCORE;
    else if (entry.descriptionWords.includes(` ${word}`)) score += 1;
    else if (!entry.ownerWords.includes(` ${word}`)) return 0;
  }
  return score > 0 && entry.isRootField ? score + ROOT_SCORE : score;
}

function listEntries(type: GraphQLNamedType, isRoot: boolean): IndexedEntry[] {
  const add = (name: string, title: string, described: { description?: string | null }, field?: Field) => {
    const description = described.description ?? '';
    return {
      title,
      description,
      type,
      field,
      isRootField: isRoot && title === `${type.name}.${name}`,
      nameWords: toWords(name),
      descriptionWords: toWords(description),
      ownerWords: toWords(title),
    };
  };
  const own = add(type.name, type.name, type);
  if (isEnumType(type)) {
    return [own, ...type.getValues().map((value) => add(value.name, `${type.name}.${value.name}`, value))];
  }
  if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) return [own];
  const fields: Field[] = Object.values(type.getFields());
  return [
    own,
    ...fields.flatMap((field) => {
      const title = `${type.name}.${field.name}`;
      const args = 'args' in field ? field.args : [];
      return [
        add(field.name, title, field, field),
        ...args.map((argument) => add(argument.name, `${title}(${argument.name}:)`, argument, field)),
      ];
    }),
  ];
}

/** Returns lower-case words with a space before each; `purchaseCost` and `PURCHASE_COST` have two. */
function toWords(text: string): string {
  const spaced = text.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').replace(/[^\p{L}\p{N}]+/gu, ' ');
  return ` ${spaced.trim().toLowerCase()}`;
}

/** The beginning that a word has in common with its plural. */
function withoutPlural(word: string): string {
  return word.length > 3 ? word.replace(/s$/, '') : word;
}
