/** Notes for the report, each with the number of lines that it concerns. Memory is bounded. */
export interface CountedNote {
  text: string;
  count: number;
}

const MAX_NOTES = 100;

export class CountedNotes {
  private readonly counts = new Map<string, number>();

  count(text: string): void {
    const isFull = !this.counts.has(text) && this.counts.size >= MAX_NOTES;
    const key = isFull ? 'others' : storable(text);
    this.counts.set(key, (this.counts.get(key) ?? 0) + 1);
  }

  list(): CountedNote[] {
    return Array.from(this.counts, ([text, count]) => ({ text, count }));
  }
}

/** PostgreSQL stores neither U+0000 nor half of a character; texts of feeds contain both, also after shortening. */
export function storable(text: string): string {
  return text.toWellFormed().replaceAll('\0', '\ufffd');
}
