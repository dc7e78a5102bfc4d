type MaybeAbsent<T> = { [Key in keyof T]: T[Key] | null | undefined };

/** The same object without the keys that have no value: for the ports, what is not asked is not there. */
export function withoutAbsent<T extends object>(values: MaybeAbsent<T>): T {
  const present = Object.entries(values).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(present) as T;
}
