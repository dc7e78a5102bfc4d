type MaybeAbsent<T> = { [Key in keyof T]: T[Key] | null | undefined };

/** Removes the keys without a value: for the ports, an absent key means no restriction. */
export function omitNullish<T extends object>(values: MaybeAbsent<T>): T {
  const present = Object.entries(values).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(present) as T;
}
