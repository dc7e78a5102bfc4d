export interface UnknownField {
  path: string;
  count: number;
}

/** Counts fields that the format does not contain; their values are not stored. */
export class UnknownFields {
  private readonly counts = new Map<string, number>();
  private static readonly MAX_PATHS = 200;

  /** Compares a parsed line with the validated one. */
  count(read: unknown, valid: unknown, path = ''): void {
    if (Array.isArray(read) && Array.isArray(valid)) {
      for (let at = 0; at < read.length; at++) this.count(read[at], valid[at], `${path}[]`);
    } else if (isRecord(read) && isRecord(valid)) {
      for (const key of Object.keys(read)) this.countField(key, read, valid, path);
    }
  }

  private countField(key: string, read: Fields, valid: Fields, path: string): void {
    const value = read[key];
    if (!Object.hasOwn(valid, key)) this.add((path ? `${path}.${key}` : key).slice(0, 100));
    else if (typeof value === 'object') this.count(value, valid[key], path ? `${path}.${key}` : key);
  }

  /** Unknown fields, most frequent first. */
  list(): UnknownField[] {
    return Array.from(this.counts, ([path, count]) => ({ path, count })).sort(
      (a, b) => b.count - a.count || (a.path < b.path ? -1 : 1),
    );
  }

  private add(path: string): void {
    // A file of random names must not fill the memory.
    const name = this.counts.has(path) || this.counts.size < UnknownFields.MAX_PATHS ? path : '(others)';
    this.counts.set(name, (this.counts.get(name) ?? 0) + 1);
  }
}

type Fields = Record<string, unknown>;

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
