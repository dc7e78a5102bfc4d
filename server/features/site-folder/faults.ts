/** What is wrong in a site folder: one line each, which names the file. */
export class Faults {
  readonly #lines: string[] = [];

  /** `line`: the line in the file, from 1. */
  add(file: string, message: string, line?: number): void {
    this.#lines.push(line === undefined ? `${file}: ${message}` : `${file}, line ${line}: ${message}`);
  }

  get lines(): readonly string[] {
    return this.#lines;
  }
}
