const SMALL_WORDS =
  /-(En|Op|Den|De|Der|Het|In|Aan|Bij|Boven|Ten|Ter|Van|La|Le|Les|Lez|Sur|Sous|Aux?|Du|Des|Et|Par|L'|D'|'T|À)(?=-|(?<=')|$)/g;

/** The cities' file writes every part of a name with a capital: Marche-En-Famenne → Marche-en-Famenne. */
export function displayName(name: string): string {
  return name
    .replaceAll(SMALL_WORDS, (part) => part.toLowerCase())
    .replace(/^'S /, "'s-")
    .replace('Ijzer', 'IJzer')
    .replace(/^Kessel Lo$/, 'Kessel-Lo');
}
