const SMALL_WORDS =
  /-(En|Op|Den|De|Der|Het|In|Aan|Bij|Boven|Ten|Ter|Van|La|Le|Les|Lez|Sur|Sous|Aux?|Du|Des|Et|Par|L'|D'|'T|À)(?=-|(?<=')|$)/g;

/** Corrects the capitals of the data file: Marche-En-Famenne → Marche-en-Famenne. */
export function displayName(name: string): string {
  return name
    .replaceAll(SMALL_WORDS, (part) => part.toLowerCase())
    .replace(/^'S /, "'s-")
    .replace('Ijzer', 'IJzer')
    .replace(/^Kessel Lo$/, 'Kessel-Lo');
}
