/** Corrects the spelling of the data source, which capitalises every part of a name. */

/** Particles in Dutch and French names. */
const SMALL_WORDS = new Set(
  'aan au aux bij de delà den devant du en et in la le les lez op par sous sur ten ter à des'.split(' '),
);

const EXCEPTIONS: Record<string, string> = {
  'Kessel Lo': 'Kessel-Lo',
  "'S Gravenwezel": "'s-Gravenwezel",
  "'S Herenelderen": "'s-Herenelderen",
};

/** "Marche-En-Famenne" → "Marche-en-Famenne", "Braine-L'Alleud" → "Braine-l'Alleud". */
export function townNameSpellings(name: string): string {
  const exception = EXCEPTIONS[name];
  if (exception) return exception;
  return name
    .split('-')
    .map((part, index) => (index === 0 ? part : spellLaterPart(part)))
    .join('-');
}

function spellLaterPart(part: string): string {
  const lower = part.toLowerCase();
  if (SMALL_WORDS.has(lower) || lower === "'t") return lower;
  if (part.startsWith('Ij')) return `IJ${part.slice(2)}`;
  return part.replace(/^[LD]'/, (elided) => elided.toLowerCase());
}
