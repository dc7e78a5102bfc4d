/** The last usable content of each file, which stands in for a newer state of the file that is wrong. */
export class LastUsable {
  readonly #contents = new Map<string, unknown>();

  /** Returns the content; null stands for a wrong one, for which the last usable content is returned. */
  orLast<Content>(name: string, content: Content | null): Content | null {
    if (content !== null) this.#contents.set(name, content);
    return content ?? (this.#contents.get(name) as Content | undefined) ?? null;
  }
}
