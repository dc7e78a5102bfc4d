/** What is wrong in a site folder: one line each, which names the file. */
export class Faults {
  readonly #lines: string[] = [];
  readonly #numbers: number[] = [];

  /** `line`: the line in the file, from 1. */
  add(file: string, message: string, line?: number): void {
    if (line !== undefined) this.#numbers.push(line);
    this.#lines.push(line === undefined ? `${file}: ${message}` : `${file}, line ${line}: ${message}`);
  }

  /** The numbers of the lines that are known, each once. */
  get numbers(): readonly number[] {
    return [...new Set(this.#numbers)];
  }

  get lines(): readonly string[] {
    return this.#lines;
  }
}
