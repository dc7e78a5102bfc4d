/** What a phrase may mention; absent: no phrase about it is used. */
export type Values = Partial<Record<string, string>>;

type Template = {
  /** Text and names by turns: text at the even places, a name at the odd ones. */
  parts: readonly string[];
  words: number;
};

const TEMPLATES = new Map<string, Template>();

/** Phrases are few and used over and over, so each is taken apart once. */
function templateOf(phrase: string): Template {
  const known = TEMPLATES.get(phrase);
  if (known) {
    return known;
  }
  const template = { parts: phrase.split(/\{(\w+)\}/), words: phrase.split(' ').length };
  TEMPLATES.set(phrase, template);
  return template;
}

/** Words in a phrase; a name counts as one. */
export function countWords(phrase: string): number {
  return templateOf(phrase).words;
}

/** Whether every `{name}` in the phrase is known. */
export function canFill(phrase: string, values: Values): boolean {
  const { parts } = templateOf(phrase);
  for (let index = 1; index < parts.length; index += 2) {
    if (values[parts[index] as string] === undefined) {
      return false;
    }
  }
  return true;
}

/** French joins "de" and "un": de une chambre → d’une chambre. */
function elide(before: string, value: string): string {
  return before.endsWith(' de ') && /^une?\b/.test(value)
    ? `${before.slice(0, -2)}’${value}`
    : before + value;
}

/** Replaces every `{name}`; undefined when one of them is not known. */
export function fill(phrase: string, values: Values): string | undefined {
  if (!canFill(phrase, values)) {
    return undefined;
  }
  return templateOf(phrase).parts.reduce((text, part, index) =>
    index % 2 === 1 ? elide(text, values[part] as string) : text + part,
  );
}
