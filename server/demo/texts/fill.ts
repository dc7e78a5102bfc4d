/** What a phrase may mention; absent: no phrase about it is used. */
export type Values = Partial<Record<string, string>>;

const PLACEHOLDER = /\{(\w+)\}/g;

/** French joins "de" and "un": de une chambre → d’une chambre. */
const elide = (text: string) => text.replace(/\b([Dd])e (une?\b)/g, '$1’$2');

/** Replaces every `{name}`; undefined when one of them is not known. */
export function fill(phrase: string, values: Values): string | undefined {
  let isComplete = true;
  const text = phrase.replace(PLACEHOLDER, (_, name: string) => {
    const value = values[name];
    isComplete &&= value !== undefined;
    return value ?? '';
  });
  return isComplete ? elide(text) : undefined;
}
