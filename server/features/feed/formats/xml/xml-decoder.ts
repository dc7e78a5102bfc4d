/** Decodes the bytes of an XML document, in the encoding of its byte order mark or its XML declaration. */
import { ImportStopped } from '../../import-stopped.ts';
import { Utf8Text } from '../utf8-text.ts';

/** Encodings of XML declarations, with their names for TextDecoder. Windows-1252 contains ISO-8859-1. */
const ENCODINGS: Record<string, string> = {
  'utf-8': 'utf-8',
  utf8: 'utf-8',
  'us-ascii': 'utf-8',
  ascii: 'utf-8',
  'iso-8859-1': 'windows-1252',
  latin1: 'windows-1252',
  'iso-8859-15': 'iso-8859-15',
  'windows-1252': 'windows-1252',
  cp1252: 'windows-1252',
};

/** Longer XML declarations do not occur. */
const MAX_DECLARATION_BYTES = 256;

export class XmlDecoder {
  private start = Buffer.alloc(0);
  private decoder: TextDecoder | Utf8Text | null = null;

  /**
   * Returns the text that is complete after this piece; empty until the encoding is known.
   * Broken bytes of UTF-8 are `BROKEN`.
   * @throws ImportStopped when the encoding is not supported, or the bytes are invalid UTF-16.
   */
  push(piece: Uint8Array): string {
    if (this.decoder) return this.decode(piece);
    this.start = Buffer.concat([this.start, piece]);
    return isDecided(this.start) ? this.decodeStart() : '';
  }

  /** @throws ImportStopped when the last character is incomplete. */
  end(): string {
    return this.decoder ? this.decode() : this.decodeStart() + this.decode();
  }

  private decodeStart(): string {
    const { start } = this;
    const encoding = encodingOf(start);
    this.decoder = encoding === 'utf-8' ? new Utf8Text() : new TextDecoder(encoding, { fatal: true });
    this.start = Buffer.alloc(0);
    return this.decode(start);
  }

  /** Without a piece, ends the text. */
  private decode(piece?: Uint8Array): string {
    const { decoder } = this;
    if (!decoder) return '';
    if (decoder instanceof Utf8Text) return piece ? decoder.push(piece) : decoder.end();
    try {
      return decoder.decode(piece, { stream: piece !== undefined });
    } catch {
      throw new ImportStopped(`the file is not valid ${decoder.encoding.toUpperCase()}`);
    }
  }
}

/** Whether the start of the file contains its XML declaration, or cannot contain one. */
function isDecided(start: Buffer): boolean {
  if (start.length >= MAX_DECLARATION_BYTES) return true;
  if (start.length < 4) return false;
  return (
    byteOrderOf(start) !== null || !start.toString('latin1', 0, 5).startsWith('<?xm') || start.includes('?>')
  );
}

function byteOrderOf(start: Buffer): string | null {
  const [first, second, third] = start;
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xef && second === 0xbb && third === 0xbf ? 'utf-8' : null;
}

function encodingOf(start: Buffer): string {
  const byteOrder = byteOrderOf(start);
  if (byteOrder) return byteOrder;
  const text = start.toString('latin1', 0, MAX_DECLARATION_BYTES);
  const declared = /^<\?xml\s[^>]*?encoding\s*=\s*["']([^"'>]{1,40})["']/.exec(text)?.[1] ?? 'utf-8';
  const name = declared.toLowerCase();
  if (!Object.hasOwn(ENCODINGS, name)) {
    throw new ImportStopped(`the encoding "${declared}" is not supported`);
  }
  return ENCODINGS[name] as string;
}
