import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { readAgency } from '../../settings/agency.ts';
import { checkAgencyIcon, findFault } from './agency-icon.ts';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><path d="M0 0h20v10z"/></svg>';
const folder = mkdtempSync(path.join(tmpdir(), 'baksteen-icon-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Writes the demo agency's file with an icon. */
async function agencyFileWith(icon: object): Promise<string> {
  const { default: demo } = await import('../../settings/agency.demo.json', { with: { type: 'json' } });
  const file = path.join(folder, 'agency.json');
  writeFileSync(file, JSON.stringify(Object.assign({}, demo, { icon })));
  return file;
}

describe('the icon of the agency file', () => {
  test('is read from the folder of that file', async () => {
    writeFileSync(path.join(folder, 'logo.svg'), SVG);
    const file = await agencyFileWith({ file: 'logo.svg', background: '#123456' });
    expect(readAgency(file).icon).toEqual({ svg: SVG, background: '#123456' });
    expect(readAgency(await agencyFileWith({ file: 'logo.svg' })).icon?.background).toBe('#faf7f2');
  });

  test.each([
    [{ file: 'none.svg' }, /icon\.file: .*none\.svg cannot be read \(ENOENT\)/],
    [{ file: 'agency.json' }, /icon\.file: .*agency\.json is no SVG file/],
    [{ file: 'logo.svg', background: 'red' }, /icon\.background: is no colour/],
    [{ background: '#123456' }, /icon\.file: /],
  ])('is rejected as %j', async (icon, message) => {
    const file = await agencyFileWith(icon);
    expect(() => readAgency(file)).toThrow(message);
  });

  test.each([
    ['<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"/>', 'has no viewBox'],
    [SVG.replace('20 10"', '21 10"'), 'has sides of more than 2 : 1'],
    [SVG + '<!---->'.repeat(15_000), 'has more than 100 kB'],
  ])('is rejected for its form', (svg, fault) => {
    expect(findFault(svg)).toContain(fault);
  });

  test('is accepted with sides of 2 : 1', async () => {
    expect(findFault(SVG)).toBeNull();
    await expect(checkAgencyIcon({ svg: SVG, background: '#ffffff' })).resolves.toBeUndefined();
  });

  test.each([
    ['broken XML', SVG.replace('</svg>', '')],
    ['an empty drawing', SVG.replace(/<path[^>]*>/, '')],
  ])('is rejected as %s', async (_name, svg) => {
    await expect(checkAgencyIcon({ svg, background: '#ffffff' })).rejects.toThrow(
      /icon\.file cannot be drawn/,
    );
  });
});
