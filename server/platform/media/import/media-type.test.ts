import { expect, test } from '@jest/globals';
import { mediaTypeOf } from './media-type.ts';

const bytes = (latin1: string) => Buffer.from(latin1, 'latin1');

test.each([
  ['\xff\xd8\xff\xe0', 'image/jpeg'],
  ['\x89PNG\r\n\x1a\n', 'image/png'],
  ['GIF89a', 'image/gif'],
  ['II*\0', 'image/tiff'],
  ['RIFF\x10\0\0\0WEBPVP8 ', 'image/webp'],
  ['\0\0\0\x1cftypavif\0\0\0\0mif1miaf', 'image/avif'],
  ['\0\0\0\x20ftypmif1\0\0\0\0mif1avifmiaf', 'image/avif'],
  ['%PDF-1.7\n', 'application/pdf'],
])('%j is %s', (beginning, type) => {
  expect(mediaTypeOf(bytes(beginning))).toBe(type);
});

test.each([
  '',
  '<svg xmlns="http://www.w3.org/2000/svg">',
  '<!DOCTYPE html>',
  'PK\x03\x04',
  'RIFF\x10\0\0\0WAVEfmt ',
])('%j is of no known type', (beginning) => {
  expect(mediaTypeOf(bytes(beginning))).toBeNull();
});
