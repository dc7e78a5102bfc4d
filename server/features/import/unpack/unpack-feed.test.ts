import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { strToU8, zipSync } from 'fflate';
import { UNPACK_LIMITS, type UnpackLimits, withUnpackedFeed } from './unpack-feed.ts';

const XML = strToU8('<openimmo/>');
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'unpack-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function write(content: Uint8Array, name = 'feed.zip'): Promise<string> {
  const file = path.join(folder, name);
  await writeFile(file, content);
  return file;
}

/** Unpacks and returns the feed's text and the names of the unpacked files. */
async function unpack(file: string, limits: Partial<UnpackLimits> = {}) {
  return withUnpackedFeed(
    file,
    async (feed) => ({
      text: await readFile(feed.path, 'utf8'),
      names: (await readdir(feed.folder, { recursive: true })).sort(),
      folder: feed.folder,
    }),
    { ...UNPACK_LIMITS, ...limits },
  );
}

test('a file that is no archive is used as it is', async () => {
  const file = await write(XML, 'feed.xml');
  expect(await unpack(file)).toMatchObject({ text: '<openimmo/>', folder });
});

test('the feed and its pictures are unpacked, other files are not; nothing is left afterwards', async () => {
  const picture = new Uint8Array([1, 2, 3]);
  const file = await write(
    zipSync({
      'homes.xml': XML,
      'photos/1.JPG': picture,
      'run.sh': XML,
      'notes.txt': XML,
      '__MACOSX/._homes.xml': XML,
      '._homes.xml': XML,
    }),
  );
  const unpacked = await unpack(file);
  expect(unpacked).toMatchObject({ text: '<openimmo/>', names: ['homes.xml', 'photos', 'photos/1.JPG'] });
  await expect(readdir(unpacked.folder)).rejects.toThrow('ENOENT');
});

test.each([
  ['without a feed', { '1.jpg': XML }, {}, 'the archive has 0 feed files instead of one'],
  ['with two feeds', { 'a.xml': XML, 'b.json': XML }, {}, 'the archive has 2 feed files instead of one'],
  [
    'with a name outside of its folder',
    { '../../a.xml': XML },
    {},
    'the archive cannot be unpacked: invalid',
  ],
  ['with an absolute name', { '/etc/a.xml': XML }, {}, 'the archive cannot be unpacked: absolute path'],
  ['with too many files', { 'a.xml': XML, 'b.jpg': XML, 'c.txt': XML }, { files: 2 }, 'more than 2 files'],
  [
    'that is too large',
    { 'a.xml': new Uint8Array(3_000_000) },
    { bytes: 2 ** 21, ratio: 1e9 },
    'larger than 2 MB',
  ],
  [
    'that is packed too much',
    { 'a.xml': new Uint8Array(3_000_000) },
    {},
    '"a.xml" in the archive is packed more than 200 times',
  ],
] as const)('an archive %s stops the import', async (_, files, limits, reason) => {
  await expect(unpack(await write(zipSync(files)), limits)).rejects.toThrow(reason);
});

test('a truncated archive stops the import', async () => {
  const whole = zipSync({ 'a.xml': XML, 'b.jpg': new Uint8Array(5_000) });
  await expect(unpack(await write(whole.slice(0, whole.length - 40)))).rejects.toThrow(
    'the archive cannot be unpacked',
  );
});
