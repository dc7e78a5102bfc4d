/** Decodes UTF-8 in pieces. A broken byte costs the record that contains it, not the whole file. */

/** Takes the place of broken bytes. A noncharacter of Unicode, which no text contains. */
export const BROKEN = '\ufdd0';
/** The replacement character, as a text may contain it: decoders also write it for broken bytes. */
const REPLACEMENT = Buffer.from('\ufffd');
/** Stands for a replacement character of the file meanwhile; another noncharacter of the same length in bytes. */
const WRITTEN = '\ufdd1';

export class Utf8Text {
  private readonly decoder = new TextDecoder('utf-8');
  /** The start of what may be a replacement character. */
  private rest: Uint8Array = new Uint8Array();
  hasBroken = false;

  /** Returns the text that is complete after this piece. */
  push(piece: Uint8Array): string {
    const bytes = Buffer.concat([this.rest, piece]);
    const kept = bytes.length - lengthOfStart(bytes);
    this.rest = bytes.subarray(kept);
    return this.decode(bytes.subarray(0, kept), true);
  }

  /** Returns what is left. */
  end(): string {
    return this.decode(Buffer.from(this.rest), false);
  }

  private decode(bytes: Buffer, stream: boolean): string {
    for (let at = bytes.indexOf(REPLACEMENT); at >= 0; at = bytes.indexOf(REPLACEMENT, at))
      bytes.write(WRITTEN, at);
    const text = this.decoder.decode(bytes, { stream });
    if (text.includes('\ufffd')) this.hasBroken = true;
    return text.replaceAll('\ufffd', BROKEN).replaceAll(WRITTEN, '\ufffd');
  }
}

/** The bytes at the end that can be the start of a replacement character. */
function lengthOfStart(bytes: Buffer): number {
  if (bytes.at(-1) === REPLACEMENT[0]) return 1;
  return bytes.at(-2) === REPLACEMENT[0] && bytes.at(-1) === REPLACEMENT[1] ? 2 : 0;
}

/** The reason to reject a record with broken bytes. `line`: of the file. */
export function brokenByteReason(line?: number): string {
  return `a character is not valid UTF-8${line === undefined ? '' : `, in line ${line} of the file`}`;
}

/** The line of the first broken byte in a text that ends at a line. */
export function lineOfBroken(text: string, lastLine: number): number {
  return lastLine - countLineFeeds(text.slice(text.indexOf(BROKEN)));
}

export function countLineFeeds(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count++;
  return count;
}
