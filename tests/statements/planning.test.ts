/** What homes of each region state about planning, on their page and in the API. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import request from 'supertest';
import { importFeed } from '../../server/features/import/import-feed.ts';
import { ALL_REMOVALS } from '../../server/features/import/removal-rules.ts';
import { estate, feed } from '../import/feed-builder.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { COMPLETE_HOME } from '../support/feeds/complete-home.ts';
import { startSite, type TestSite } from '../support/site.ts';

const NOW = new Date('2026-11-30T06:00:00Z');

const FLEMISH = estate('BK-1', {
  ...COMPLETE_HOME,
  planning: {
    ...{ permitState: 'APPLIED_FOR', destinationText: 'Woonpark', destination: 'RESIDENTIAL' },
    ...{ summonsState: 'SETTLEMENT', floodParcel: 'D', floodBuilding: 'A', bankZone: true },
    extractRequested: true,
  },
});

const IN_BRUSSELS = { address: { postalCode: '1050', city: 'Ixelles' } } as const;
const certified = { value: 120, certificate: '1', co2: 24 };

const BRUSSELS = estate('BK-2', {
  ...IN_BRUSSELS,
  epc: certified,
  planning: { destinationText: 'Zone mixte', informationUrl: 'https://urbanisme.example/bk-2' },
});
const WITH_INFORMATION = estate('BK-3', {
  ...IN_BRUSSELS,
  epc: certified,
  planning: { destination: 'MIXED', information: 'PRAS : zone mixte.\nAucun permis de lotir.' },
});
const WALLOON = estate('BK-4', {
  address: { postalCode: '5000', city: 'Namur' },
  epc: { ...certified, totalPrimaryEnergy: 18_240 },
  planning: { permit: true, destination: 'RESIDENTIAL' },
});
const HOMES = [FLEMISH, BRUSSELS, WITH_INFORMATION, WALLOON];

let site: TestSite;
beforeAll(async () => {
  site = await startSite({ database: await createTestDatabase('places') });
  await importFeed(site.services.db, feed(...HOMES), { source: 'test', now: NOW, removals: ALL_REMOVALS });
});
afterAll(async () => {
  await site.stop();
  await site.database.drop();
});

async function idOf(reference: string): Promise<number> {
  const { rows } = await site.database.pool.query('select id from listing where reference = $1', [reference]);
  return rows[0].id;
}

const pageOf = async (reference: string, offer = 'en/offer') =>
  (
    await request(site.app)
      .get(`/${offer}/${await idOf(reference)}`)
      .redirects(1)
  ).text;

async function ask(reference: string, fields: string) {
  const query = `{ estate(id: ${await idOf(reference)}, locale: en) { ${fields} } }`;
  const { body } = await request(site.app).post('/graphql').send({ query });
  expect(body.errors).toBeUndefined();
  return body.data.estate;
}

test('a home in Flanders states the words of the register, what is applied for, and what was requested', async () => {
  const page = await pageOf('BK-1');
  expect(page).toContain('<dd><span lang="nl">Woonpark</span></dd>');
  expect(page).not.toContain('>Residential area<');
  for (const value of ['Applied for', 'Amicable settlement agreed'])
    expect(page).toContain(`<dd>${value}</dd>`);
  expect(page).toContain('<dt>Right of pre-emption</dt><dd>Requested, not yet received</dd>');
  expect(page).toContain('class="flood-symbol"');
  expect(page).toContain('Located in a marked bank zone');
});

test('the API has the states, and the older flags that follow from them', async () => {
  const { planning, legalStatements } = await ask(
    'BK-1',
    `planning { permit permitState destination destinationText { text locale } summons summonsState bankZone }
    legalStatements { code isMissing isRequested sentence }`,
  );
  expect(planning).toEqual({
    ...{ permit: false, permitState: 'APPLIED_FOR', destination: 'RESIDENTIAL', bankZone: true },
    ...{ destinationText: { text: 'Woonpark', locale: 'nl' }, summons: true, summonsState: 'SETTLEMENT' },
  });
  const preemption = legalStatements.find(({ code }: { code: string }) => code === 'PREEMPTION');
  expect(preemption).toEqual({
    ...{ code: 'PREEMPTION', isMissing: false, isRequested: true },
    sentence: 'Right of pre-emption: requested, not yet received',
  });
});

async function missingOf(reference: string): Promise<string[]> {
  const { legalStatements } = await ask(reference, 'legalStatements { code isMissing }');
  return legalStatements.flatMap(({ code, isMissing }: { code: string; isMissing: boolean }) =>
    isMissing ? [code] : [],
  );
}

test('a home in Brussels states the words of the plan, and where the planning information is free', async () => {
  const page = await pageOf('BK-2');
  expect(page).toContain('<dd><span lang="fr">Zone mixte</span></dd>');
  expect(page).toContain(
    '<a href="https://urbanisme.example/bk-2" rel="external noopener">urbanisme.example</a>',
  );
  expect(page).toContain('Free on paper from our office');
  expect(page).toContain('Brussels Town Planning Code (CoBAT), art. 275, 280 and 281');
  expect(await missingOf('BK-2')).toEqual([]);
});

test('planning information is a passage of its own; a zone of our list is shown, but not the words of the plan', async () => {
  const page = await pageOf('BK-3');
  expect(page).toContain('<dd><span lang="fr">PRAS : zone mixte.\nAucun permis de lotir.</span></dd>');
  expect(page).toContain('>Mixed area<');
  expect(await missingOf('BK-3')).toEqual(['DESTINATION']);
});

test('a home in Wallonia states the total primary energy, zone and permits', async () => {
  const { epc } = await ask('BK-4', 'epc { totalPrimaryEnergy }');
  expect(epc).toEqual({ totalPrimaryEnergy: 18_240 });
  expect(await pageOf('BK-4')).toContain('18,240\u00a0kWh per year');
  expect(await missingOf('BK-4')).toEqual(['SUBDIVISION_PERMIT']);
});
