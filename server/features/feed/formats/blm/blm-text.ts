/**
 * Decodes the bytes of a BLM file. The format declares no encoding: UTF-16 needs its byte order mark, and other records
 * are decoded one by one as UTF-8 or Windows-1252.
 */
import { ImportStopped } from '../../import-stopped.ts';
import { Utf8Text } from '../utf8-text.ts';

/** A byte order mark of UTF-8, of which each byte is a character. */
const BYTE_ORDER_MARK = /^\u00ef\u00bb\u00bf/;

export class BlmText {
  /** Of UTF-16; null when each byte is a character until `decodeRecord`. */
  private decoder: TextDecoder | null | undefined;
  private start: Uint8Array = new Uint8Array();

  /** @throws ImportStopped when the bytes are not valid UTF-16. */
  push(piece: Uint8Array): string {
    if (this.decoder !== undefined) return this.decode(piece);
    this.start = Buffer.concat([this.start, piece]);
    return this.start.length < 3 ? '' : this.decodeStart();
  }

  /** Decodes what is left. */
  end(): string {
    return this.decoder === undefined ? this.decodeStart() : this.decode(undefined);
  }

  /** Decodes the text of a record. Broken bytes of UTF-8 are `BROKEN`. */
  decodeRecord(text: string): string {
    if (this.decoder) return text;
    const bytes = Buffer.from(text, 'latin1');
    const utf8 = new Utf8Text();
    const decoded = utf8.push(bytes) + utf8.end();
    // Without any valid character of several bytes, it is no UTF-8.
    const isOther = utf8.hasBroken && !/[\u0080-\ufdcf\ufdf0-\uffff]/.test(decoded);
    return isOther ? new TextDecoder('windows-1252').decode(bytes) : decoded;
  }

  private decodeStart(): string {
    const encoding = findUtf16(this.start);
    this.decoder = encoding === null ? null : new TextDecoder(encoding, { fatal: true });
    return this.decode(this.start).replace(BYTE_ORDER_MARK, '');
  }

  private decode(piece: Uint8Array | undefined): string {
    if (!this.decoder) return piece ? Buffer.from(piece).toString('latin1') : '';
    try {
      return this.decoder.decode(piece, { stream: piece !== undefined });
    } catch {
      throw new ImportStopped(`the BLM feed is not valid ${this.decoder.encoding.toUpperCase()}`);
    }
  }
}

function findUtf16([first, second]: Uint8Array): string | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : null;
}
