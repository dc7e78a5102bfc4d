/** A seeded pseudorandom generator: the same keys give the same numbers on every machine. */
export type Random = {
  /** From 0 (inclusive) to 1 (exclusive). */
  next(): number;
  /** An integer between `min` and `max`, inclusive. */
  int(min: number, max: number): number;
  between(min: number, max: number): number;
  chance(probability: number): boolean;
  pick<T>(values: readonly T[]): T;
  weighted<K extends string>(weights: Partial<Record<K, number>>): K;
};

/** FNV-1a hash of the keys, so that consecutive numbers have unrelated seeds. */
function hash(keys: readonly (number | string)[]): number {
  let value = 0x811c9dc5;
  for (const character of keys.join('/')) {
    value = Math.imul(value ^ character.charCodeAt(0), 0x01000193);
  }
  return value >>> 0;
}

/** The mulberry32 generator. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

function pickWeighted<K extends string>(next: () => number, weights: Partial<Record<K, number>>): K {
  const entries = Object.entries(weights) as [K, number][];
  let rest = next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [key, weight] of entries) {
    rest -= weight;
    if (rest < 0) {
      return key;
    }
  }
  return (entries.at(-1) as [K, number])[0];
}

/** `keys` identify the stream, for instance the seed, the estate's number and the part. */
export function createRandom(...keys: readonly (number | string)[]): Random {
  const next = generator(hash(keys));
  return {
    next,
    int: (min, max) => min + Math.floor(next() * (max - min + 1)),
    between: (min, max) => min + next() * (max - min),
    chance: (probability) => next() < probability,
    pick: <T>(values: readonly T[]) => values[Math.floor(next() * values.length)] as T,
    weighted: (weights) => pickWeighted(next, weights),
  };
}
