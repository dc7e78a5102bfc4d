import { mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { findMailFiles, removeFiles } from './mail-files.ts';

const MAIL = 'To: Ann <ann@mail.example>\r\n\r\nHello';
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'mail-files-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('finds the mails of an address, also while one is being written', async () => {
  await writeFile(path.join(folder, '1-visitor.eml'), MAIL);
  await writeFile(path.join(folder, '2-visitor.eml.part'), MAIL);
  await writeFile(path.join(folder, '3-visitor.eml'), MAIL.replace('ann@', 'bob@'));
  // Its name is listed, but it can no longer be read, like a file that was renamed or removed meanwhile.
  await symlink(path.join(folder, 'nothing'), path.join(folder, '4-visitor.eml.part'));
  const names = (await findMailFiles(folder, 'Ann@mail.example')).map(({ name }) => name);
  expect(names).toEqual(['1-visitor.eml', '2-visitor.eml.part']);
});

test('removes an unfinished file also by its finished name', async () => {
  await writeFile(path.join(folder, '1-visitor.eml'), MAIL);
  await removeFiles(folder, ['1-visitor.eml.part']);
  expect(await readdir(folder)).toEqual([]);
});
