import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { readSettings } from './settings.ts';

describe('settings', () => {
  test('all are optional', () => {
    const settings = readSettings({ DATABASE_URL: ' ' });
    expect(settings.port).toBe(3000);
    expect(settings.publicUrl).toBe('http://localhost:3000');
    expect(settings.databaseUrl).toBeUndefined();
    expect(settings.trustProxy).toBe(false);
    expect(settings.agency.hiddenStatusIds).toEqual([5, 6]);
  });

  test.each([
    ['PORT', '70000'],
    ['PORT', 'web'],
    ['PUBLIC_URL', 'www.example.be'],
    ['PUBLIC_URL', 'ftp://example.be'],
    ['DATABASE_URL', 'mysql://x'],
    ['LOG_LEVEL', 'loud'],
    ['TRUST_PROXY', 'yes please'],
    ['TRUST_PROXY', '10.0.0.0/99'],
    ['AGENCY_FILE', '/nowhere/agency.json'],
  ])('a wrong %s stops the start with its name (%s)', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(name);
  });

  test.each([
    ['1', 1],
    ['TRUE', true],
    ['loopback, 10.0.0.1', 'loopback, 10.0.0.1'],
    ['10.0.0.0/8, 127.0.0.1', '10.0.0.0/8, 127.0.0.1'],
  ])('TRUST_PROXY %s', (value, expected) => {
    expect(readSettings({ TRUST_PROXY: value }).trustProxy).toBe(expected);
  });

  test('an agency file without a legal field, or with a pale brick, is refused with the field', () => {
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'agency-')), 'agency.json');
    writeFileSync(file, JSON.stringify({ name: 'A', brick: { light: '#ffcccc', dark: '#ffcccc' } }));
    expect(() => readSettings({ AGENCY_FILE: file })).toThrow(
      /bivNumber[\s\S]*brick\.light: has too little contrast/,
    );
  });
});
