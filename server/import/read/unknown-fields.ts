export interface UnknownField {
  path: string;
  count: number;
}

/** Counts fields that the format does not know; their values are never kept. */
export class UnknownFields {
  private readonly counts = new Map<string, number>();
  private static readonly MAX_PATHS = 200;

  /** Compares a line as read with what its schema kept of it. */
  count(read: unknown, kept: unknown, path = ''): void {
    if (Array.isArray(read) && Array.isArray(kept)) {
      for (let at = 0; at < read.length; at++) this.count(read[at], kept[at], `${path}[]`);
    } else if (isRecord(read) && isRecord(kept)) {
      for (const key of Object.keys(read)) this.countField(key, read, kept, path);
    }
  }

  private countField(key: string, read: Fields, kept: Fields, path: string): void {
    const value = read[key];
    if (!Object.hasOwn(kept, key)) this.add((path ? `${path}.${key}` : key).slice(0, 100));
    else if (typeof value === 'object') this.count(value, kept[key], path ? `${path}.${key}` : key);
  }

  /** The most frequent first. */
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
