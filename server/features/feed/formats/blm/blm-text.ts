/** Decodes the bytes of a BLM file. The format declares no encoding: UTF-16 needs its byte order mark. */
import { ImportStopped } from '../../import-stopped.ts';

export class BlmText {
  private decoder: TextDecoder | undefined;
  private start: Uint8Array = new Uint8Array();
  private bytes = 0;

  /** @throws ImportStopped when the bytes are not valid in the encoding. */
  push(piece: Uint8Array): string {
    if (this.decoder) return this.decode(this.decoder, piece);
    this.start = Buffer.concat([this.start, piece]);
    if (this.start.length < 2) return '';
    return this.decodeStart();
  }

  /** Decodes what is left. */
  end(): string {
    return (this.decoder ? '' : this.decodeStart()) + this.decode(this.decoder as TextDecoder, undefined);
  }

  private decodeStart(): string {
    this.decoder = new TextDecoder(findEncoding(this.start), { fatal: true });
    return this.decode(this.decoder, this.start);
  }

  private decode(decoder: TextDecoder, piece: Uint8Array | undefined): string {
    this.bytes += piece?.length ?? 0;
    try {
      return decoder.decode(piece, { stream: piece !== undefined });
    } catch {
      throw new ImportStopped(
        `the BLM feed is not valid ${decoder.encoding.toUpperCase()}: a character before byte ${this.bytes} is broken`,
      );
    }
  }
}

function findEncoding([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}
