/** Values of placeholders; a phrase with an absent value is not used. */
export type Values = Partial<Record<string, string>>;

type Template = {
  /** Alternating texts and names: texts at even positions, names at odd ones. */
  parts: readonly string[];
  words: number;
};

const TEMPLATES = new Map<string, Template>();

/** Parses each phrase once, because few phrases are used very often. */
function templateOf(phrase: string): Template {
  const cached = TEMPLATES.get(phrase);
  if (cached) {
    return cached;
  }
  const template = { parts: phrase.split(/\{(\w+)\}/), words: phrase.split(' ').length };
  TEMPLATES.set(phrase, template);
  return template;
}

/** The number of words in a phrase; a placeholder counts as one. */
export function countWords(phrase: string): number {
  return templateOf(phrase).words;
}

/** Whether the phrase has a value for every `{name}`. */
export function canFill(phrase: string, values: Values): boolean {
  const { parts } = templateOf(phrase);
  for (let index = 1; index < parts.length; index += 2) {
    if (values[parts[index] as string] === undefined) {
      return false;
    }
  }
  return true;
}

/** French elision of "de" before "un": de une chambre → d’une chambre. */
function elide(before: string, value: string): string {
  return before.endsWith(' de ') && /^une?\b/.test(value)
    ? `${before.slice(0, -2)}’${value}`
    : before + value;
}

/** Replaces every `{name}`; undefined when a value is missing. */
export function fill(phrase: string, values: Values): string | undefined {
  if (!canFill(phrase, values)) {
    return undefined;
  }
  return templateOf(phrase).parts.reduce((text, part, index) =>
    index % 2 === 1 ? elide(text, values[part] as string) : text + part,
  );
}
