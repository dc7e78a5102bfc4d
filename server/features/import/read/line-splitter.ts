/** Splits a feed's bytes into lines, holding at most one line and one chunk in memory. */

/** A line: its text, or why it cannot be used. The text is then empty, or has U+FFFD for broken bytes. */
export interface RawLine {
  /** The line number, from 1. */
  number: number;
  text: string;
  fault?: string;
  /** False for a last line without a line end, which may be truncated. */
  isComplete: boolean;
}

export const MAX_LINE_BYTES = 2 * 1024 * 1024;
const LINE_FEED = 10;

/** Splits chunks into lines; removes a byte order mark, and CR before LF. */
export class LineSplitter {
  private readonly decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false });
  private pieces: Uint8Array[] = [];
  private length = 0;
  private number = 0;

  *push(chunk: Uint8Array): Generator<RawLine> {
    let start = 0;
    for (let end = chunk.indexOf(LINE_FEED); end >= 0; end = chunk.indexOf(LINE_FEED, start)) {
      this.keep(chunk.subarray(start, end));
      yield this.finish(true);
      start = end + 1;
    }
    this.keep(chunk.subarray(start));
  }

  /** The text after the last line end; may be empty. */
  end(): RawLine {
    return this.finish(false);
  }

  /** Counts bytes beyond the maximum line length without storing them. */
  private keep(piece: Uint8Array): void {
    if (this.length <= MAX_LINE_BYTES) this.pieces.push(piece);
    this.length += piece.length;
  }

  private finish(isComplete: boolean): RawLine {
    const { pieces, length } = this;
    this.pieces = [];
    this.length = 0;
    const number = ++this.number;
    if (length > MAX_LINE_BYTES) {
      return { number, text: '', fault: `the line is longer than ${MAX_LINE_BYTES} bytes`, isComplete };
    }
    const bytes = pieces.length === 1 ? pieces[0] : Buffer.concat(pieces);
    try {
      return { number, text: this.decoder.decode(bytes).trim(), isComplete };
    } catch {
      const text = new TextDecoder().decode(bytes).trim();
      return { number, text, fault: 'the line is not valid UTF-8', isComplete };
    }
  }
}
