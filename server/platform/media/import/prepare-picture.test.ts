import { crc32, deflateSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { PICTURE_FORMATS } from '../../../../shared/pictures/versions.ts';
import { renderVersion } from '../render-version.ts';
import { preparePicture } from './prepare-picture.ts';

const BRICK = { r: 178, g: 74, b: 52 };

function picture(width = 900, height = 600) {
  return sharp({ create: { width, height, channels: 3, background: BRICK } });
}

/** Noise is incompressible: truncating the file in the middle truncates its pixel data. */
function noise(width: number, height: number) {
  return sharp({
    create: {
      width,
      height,
      channels: 3,
      background: BRICK,
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  });
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const ends = [Buffer.alloc(4), Buffer.alloc(4)] as const;
  ends[0].writeUInt32BE(data.length);
  ends[1].writeUInt32BE(crc32(body));
  return Buffer.concat([ends[0], body, ends[1]]);
}

/** A PNG of a few kilobytes whose header declares any number of pixels. */
function bomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0], 8);
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  const zeros = deflateSync(Buffer.alloc(1_000_000));
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', zeros),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

async function prepared(bytes: Uint8Array) {
  const outcome = await preparePicture(bytes);
  if (outcome.fault) throw new Error(outcome.fault.reason);
  return outcome.value;
}

describe('preparePicture', () => {
  test.each(['jpeg', 'png', 'webp', 'avif', 'gif', 'tiff'] as const)('as %s', async (format) => {
    const bytes = await picture().toFormat(format).toBuffer();
    expect(await prepared(bytes)).toMatchObject({ width: 900, height: 600, shade: 'shade-a62' });
  });

  test('limits the width to 1,600 pixels, and never enlarges', async () => {
    expect(await prepared(await picture(2400, 1200).png().toBuffer())).toMatchObject({
      width: 1600,
      height: 800,
    });
    expect(await prepared(await picture(90, 60).png().toBuffer())).toMatchObject({ width: 90, height: 60 });
  });

  test('shrinks a panorama of 134 million pixels, in little memory', async () => {
    const panorama = await picture(16_384, 8_192).jpeg().toBuffer();
    const before = process.resourceUsage().maxRSS;
    expect(await prepared(panorama)).toMatchObject({ width: 1600, height: 800, shade: 'shade-a62' });
    // Its pixels take 403 MB.
    expect((process.resourceUsage().maxRSS - before) * 1024).toBeLessThan(100_000_000);
  });

  test('rotates upright', async () => {
    const lying = await picture(900, 600).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    expect(await prepared(lying)).toMatchObject({ width: 600, height: 900 });
  });

  test('converts to sRGB without transparency', async () => {
    const cmyk = await picture().toColourspace('cmyk').withIccProfile('cmyk').jpeg().toBuffer();
    const wide = await picture().withIccProfile('p3').png().toBuffer();
    const clear = await sharp({ create: { width: 50, height: 50, channels: 4, background: '#0000' } })
      .png()
      .toBuffer();
    for (const bytes of [cmyk, wide, clear]) {
      const { master } = await prepared(bytes);
      const { space, channels, icc } = await sharp(master).metadata();
      expect([space, channels, icc]).toEqual(['srgb', 3, undefined]);
    }
    expect((await prepared(clear)).shade).toBe('shade-eee');
    expect((await prepared(cmyk)).shade).toBe('shade-a22');
  });

  test('uses the hash of the bytes', async () => {
    const bytes = await picture().png().toBuffer();
    const other = await picture(901).png().toBuffer();
    expect((await prepared(bytes)).hash).toMatch(/^[0-9a-f]{32}$/);
    expect((await prepared(bytes)).hash).toBe((await prepared(Buffer.from(bytes))).hash);
    expect((await prepared(bytes)).hash).not.toBe((await prepared(other)).hash);
  });

  test('removes location and author from every version', async () => {
    const secrets = {
      IFD0: { Copyright: 'secret owner', Artist: 'secret owner' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 3/1 0/1', GPSLongitudeRef: 'E' },
    };
    const bytes = await picture()
      .withExif(secrets)
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">secret</x:xmpmeta>')
      .jpeg()
      .toBuffer();
    expect((await sharp(bytes).metadata()).exif).toBeDefined();
    const { master } = await prepared(bytes);
    const versions = await Promise.all(PICTURE_FORMATS.map((format) => renderVersion(master, 400, format)));
    for (const version of [master, ...versions]) {
      const { exif, xmp, iptc, icc } = await sharp(version).metadata();
      expect([exif, xmp, iptc, icc]).toEqual([undefined, undefined, undefined, undefined]);
      expect(version.toString('latin1')).not.toMatch(/secret|GPS|Exif\0/);
    }
  });
});

describe('rejects with a reason', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
  test.each<[string, string | Buffer]>([
    ['a drawing with a script', svg],
    ['a drawing behind its declaration', `<?xml version="1.0"?>${svg}`],
    ['a page', '<!doctype html><img src="a.jpg">'],
    ['a document', '%PDF-1.7'],
    ['nothing', ''],
    ['a picture of a telephone', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')],
  ])('%s', async (_, content) => {
    expect(await preparePicture(Buffer.from(content))).toMatchObject({ fault: { code: 'TYPE' } });
  });

  test('a truncated file', async () => {
    const jpeg = await noise(600, 400).jpeg().toBuffer();
    const png = await noise(600, 400).png().toBuffer();
    const webp = await noise(600, 400).webp().toBuffer();
    const avif = await noise(200, 150).avif({ effort: 0 }).toBuffer();
    for (const bytes of [jpeg, png, webp, avif]) {
      const half = bytes.subarray(0, bytes.length / 2);
      expect(await preparePicture(half)).toMatchObject({ fault: { code: 'DAMAGED' } });
      expect(await preparePicture(bytes.subarray(0, 40))).toMatchObject({ fault: { code: 'DAMAGED' } });
    }
  });

  test('a decompression bomb of 400 megapixels, before decoding it', async () => {
    const before = process.memoryUsage().rss;
    expect(await preparePicture(bomb(20_000, 20_000))).toMatchObject({ fault: { code: 'PIXELS' } });
    expect(await preparePicture(bomb(10_000, 10_000))).toMatchObject({ fault: { code: 'PIXELS' } });
    expect(process.memoryUsage().rss - before).toBeLessThan(50_000_000);
  });

  test('a progressive JPEG of 67 megapixels, whose decoder needs memory for all', async () => {
    const bytes = await picture(8_200, 8_200).jpeg({ progressive: true }).toBuffer();
    expect(await preparePicture(bytes)).toMatchObject({ fault: { code: 'PIXELS' } });
  });

  test('a header with more pixels than the file', async () => {
    expect(await preparePicture(bomb(4_000, 4_000))).toMatchObject({ fault: { code: 'DAMAGED' } });
  });

  test('an extreme aspect ratio, and too many bytes', async () => {
    const thread = await picture(3, 900).png().toBuffer();
    expect(await preparePicture(thread)).toMatchObject({ fault: { code: 'SHAPE' } });
    const heavy = Buffer.alloc(25 * 1024 * 1024 + 1);
    expect(await preparePicture(heavy)).toMatchObject({ fault: { code: 'SIZE' } });
  });
});

describe('a version', () => {
  test.each(PICTURE_FORMATS)('as %s has the requested width', async (format) => {
    const { master } = await prepared(await picture(1000, 500).png().toBuffer());
    const names = { avif: 'heif', webp: 'webp', jpg: 'jpeg' };
    const version = await sharp(await renderVersion(master, 400, format)).metadata();
    expect(version).toMatchObject({ width: 400, height: 200, format: names[format] });
  });

  test('of a drawing is rendered at the requested width', async () => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 120"><rect width="160" height="120" fill="#b24a34"/></svg>`;
    for (const width of [400, 1600]) {
      const version = await sharp(await renderVersion({ svg }, width, 'jpg')).metadata();
      expect(version).toMatchObject({ width, height: (width * 3) / 4 });
    }
  });
});
