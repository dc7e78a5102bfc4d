import { expect, test } from '@jest/globals';
import { encodeIco } from './encode-ico.ts';

test('an ICO file has a directory of its pictures, then the pictures', () => {
  const file = encodeIco([
    { size: 16, png: Buffer.from('small') },
    { size: 48, png: Buffer.from('larger') },
  ]);
  const directory = [
    [0, 0, 1, 0, 2, 0],
    [16, 16, 0, 0, 1, 0, 32, 0, 5, 0, 0, 0, 38, 0, 0, 0],
    [48, 48, 0, 0, 1, 0, 32, 0, 6, 0, 0, 0, 43, 0, 0, 0],
  ];
  expect([...file.subarray(0, 38)]).toEqual(directory.flat());
  expect(file.toString('latin1', 38)).toBe('smalllarger');
});
