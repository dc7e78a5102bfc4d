import { describe, expect, test } from '@jest/globals';
import { readSettings } from '../../../settings/settings.ts';

const KEYS = { AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'secret' };
const MEDIA_URL = 's3://pictures?endpoint=https://s3.example.be';

describe('the object store', () => {
  test.each([
    [MEDIA_URL, 'https://s3.example.be/pictures', 'us-east-1'],
    [
      's3://pictures/agency/?region=eu-west-3',
      'https://pictures.s3.eu-west-3.amazonaws.com/agency',
      'eu-west-3',
    ],
    [
      's3://pictures.example.be?region=eu-west-3',
      'https://s3.eu-west-3.amazonaws.com/pictures.example.be',
      'eu-west-3',
    ],
    ['s3://pictures/a?endpoint=http://minio:9000', 'http://minio:9000/pictures/a', 'us-east-1'],
  ])('of %s', (address, location, region) => {
    const { mediaStore } = readSettings({ ...KEYS, MEDIA_URL: address });
    expect(mediaStore).toMatchObject({ location, region, accessKeyId: 'key', secretAccessKey: 'secret' });
  });

  test('has the region of AWS_REGION, and a session token', () => {
    const variables = { ...KEYS, MEDIA_URL, AWS_REGION: 'gra', AWS_SESSION_TOKEN: 'token' };
    expect(readSettings(variables).mediaStore).toMatchObject({ region: 'gra', sessionToken: 'token' });
    expect(readSettings(KEYS).mediaStore).toBeUndefined();
  });

  test.each([
    ['https://s3.example.be/pictures', 'is no address of an object store'],
    ['pictures', 'is no address of an object store'],
    ['s3://', 'names no bucket'],
    ['s3://?endpoint=https://s3.example.be', 'names no bucket'],
    ['s3://Pictures_1', 'names a bucket with other characters'],
    ['s3://key:secret@pictures', 'contains a key, which belongs in AWS_ACCESS_KEY_ID'],
    ['s3://pictures/a%20b', 'has a path with other characters'],
    ['s3://pictures?endpoint=s3.example.be', 'has an endpoint that is no http or https address'],
    [
      's3://pictures?endpoint=https://s3.example.be/pictures',
      'has an endpoint that is no http or https address',
    ],
    ['s3://pictures?key=x', 'has the unknown parameter key; endpoint and region are possible'],
  ])('is none at %s', (address, message) => {
    expect(() => readSettings({ ...KEYS, MEDIA_URL: address })).toThrow(
      `Wrong settings: MEDIA_URL ${message}`,
    );
  });

  test.each(['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'])('needs %s', (name) => {
    expect(() => readSettings({ ...KEYS, MEDIA_URL, [name]: '' })).toThrow(
      `${name} is missing beside MEDIA_URL`,
    );
  });
});

describe('its public address', () => {
  test.each([
    ['https://pictures.example.be/', 'https://pictures.example.be'],
    ['http://127.0.0.1:9000/pictures', 'http://127.0.0.1:9000/pictures'],
  ])('may be %s', (address, publicUrl) => {
    expect(readSettings({ ...KEYS, MEDIA_URL, MEDIA_PUBLIC_URL: address }).mediaStore).toMatchObject({
      publicUrl,
    });
  });

  test.each([
    ['http://pictures.example.be', 'is no https address'],
    ['pictures.example.be', 'is no https address'],
    ['https://key@pictures.example.be', 'is no https address'],
    ['https://pictures.example.be/?a=b', 'has a query or a fragment'],
  ])('is not %s', (address, message) => {
    const variables = { ...KEYS, MEDIA_URL, MEDIA_PUBLIC_URL: address };
    expect(() => readSettings(variables)).toThrow(`Wrong settings: MEDIA_PUBLIC_URL ${message}`);
  });

  test('needs MEDIA_URL', () => {
    const variables = { MEDIA_PUBLIC_URL: 'https://pictures.example.be' };
    expect(() => readSettings(variables)).toThrow('MEDIA_URL is missing beside MEDIA_PUBLIC_URL');
  });
});
