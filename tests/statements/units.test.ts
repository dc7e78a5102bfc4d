/** What units of projects state, on their page, in the API and in the report. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import request from 'supertest';
import { importFeed } from '../../server/features/import/import-feed.ts';
import { ALL_REMOVALS } from '../../server/features/import/removal-rules.ts';
import { readReport, refreshReport } from '../../server/features/statements/report/advert-report.ts';
import { presentReport } from '../../server/features/statements/report/present-report.ts';
import { createIntls } from '../../server/platform/intl/intl.ts';
import { entity, estate, feed, project } from '../import/feed-builder.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { COMPLETE_HOME } from '../support/feeds/complete-home.ts';
import { startSite, type TestSite } from '../support/site.ts';

const NOW = new Date('2026-11-30T06:00:00Z');
const { floodBuilding: _, ...PLANNING } = COMPLETE_HOME.planning;

/** One unit states everything, one nothing, one is sold. */
const BUILDING = project('PR-1', {
  entities: [
    entity('PR-1-101', { planning: PLANNING }),
    entity('PR-1-102'),
    entity('PR-1-103', { status: 'SOLD' }),
  ],
});
const BUILT = project('PR-2', {
  stage: 'COMPLETED',
  entities: [entity('PR-2-101', COMPLETE_HOME), entity('PR-2-102', { planning: COMPLETE_HOME.planning })],
});

let site: TestSite;
beforeAll(async () => {
  site = await startSite({ database: await createTestDatabase('places') });
  await load(BUILDING, BUILT, estate('BK-1', COMPLETE_HOME));
});
afterAll(async () => {
  await site.stop();
  await site.database.drop();
});

const load = (...lines: object[]) =>
  importFeed(site.services.db, feed(...lines), { source: 'test', now: NOW, removals: ALL_REMOVALS });

async function idsOf(reference: string): Promise<{ id: number; project_id: number }> {
  const { rows } = await site.database.pool.query(
    'select id, project_id from project_entity where reference = $1',
    [reference],
  );
  return rows[0];
}

async function pageOf(reference: string): Promise<string> {
  const { id, project_id } = await idsOf(reference);
  const { text } = await request(site.app).get(`/en/offer/${project_id}/x/${id}`).redirects(2);
  return text;
}

async function ask(reference: string, fields: string) {
  const { id, project_id } = await idsOf(reference);
  const query = `{ project(id: ${project_id}, locale: en) { entity(id: ${id}) { ${fields} } } }`;
  const { body } = await request(site.app).post('/graphql').send({ query });
  expect(body.errors).toBeUndefined();
  return body.data.project.entity;
}

const missing = async () =>
  (
    await site.database.pool.query(
      `select reference, code from missing_unit_mention join project_entity on id = entity_id order by 1, 2`,
    )
  ).rows.map(Object.values);

const NOTHING_KNOWN = [
  'DESTINATION',
  'FLOOD_PARCEL',
  'PERMIT',
  'PREEMPTION',
  'SUBDIVISION_PERMIT',
  'SUMMONS',
];
const LACKS_CERTIFICATE = ['ENERGY_CERTIFICATE', 'ENERGY_LABEL', 'ENERGY_VALUE'];

test('the page of a unit has its planning and what is not known, but no certificate before the completion', async () => {
  const complete = await pageOf('PR-1-101');
  expect(complete).toContain('id="planning-title"');
  expect(complete).toContain('Flemish Spatial Planning Code, art. 5.2.6');
  expect(complete).not.toContain('id="epc-title"');
  expect(complete).not.toContain('Not yet provided');
  const empty = await pageOf('PR-1-102');
  expect(empty).not.toContain('id="planning-title"');
  expect(empty.split('<dd>Not yet provided</dd>').length - 1).toBe(NOTHING_KNOWN.length);
  expect(await pageOf('PR-1-103')).not.toContain('id="legal-title"');
});

test('the page of a completed unit has its certificate', async () => {
  const page = await pageOf('PR-2-101');
  expect(page).toContain('id="epc-title"');
  expect(page).toContain('<dt>Certificate number</dt><dd>20260112-1</dd>');
});

test('the API has certificate, planning and statements of a unit', async () => {
  const unit = await ask(
    'PR-2-101',
    'epc { label value certificate hasRenovationDuty } planning { permitState } legalStatements { code isMissing }',
  );
  expect(unit).toMatchObject({
    epc: { label: 'B', value: 187, certificate: '20260112-1', hasRenovationDuty: false },
    planning: { permitState: 'GRANTED' },
  });
  expect(unit.legalStatements.filter(({ isMissing }: { isMissing: boolean }) => isMissing)).toEqual([]);
  expect(unit.legalStatements).toHaveLength(10);
  expect(await ask('PR-1-103', 'epc { label } planning { permit } legalStatements { code }')).toEqual({
    ...{ epc: null, planning: null, legalStatements: [] },
  });
});

test('cached records of units have neither legal facts nor viewing rules, which can be long', async () => {
  const { id, project_id } = await idsOf('PR-1-101');
  const { projects } = site.services.ports;
  const cached = (await projects.listEntities([project_id])).find((record) => record.id === id);
  const [detailed] = await projects.findEntities([id]);
  expect(detailed).toEqual({ ...cached, legal: { planning: PLANNING }, viewingRules: null });
  expect(cached).not.toHaveProperty('legal');
  expect(cached).not.toHaveProperty('viewingRules');
});

test('the report has units on offer by their reference, until they state what was missing', async () => {
  const first = [
    ...NOTHING_KNOWN.map((code) => ['PR-1-102', code]),
    ...LACKS_CERTIFICATE.map((code) => ['PR-2-102', code]),
  ];
  expect(await missing()).toEqual(first);
  await refreshReport(site.services.db, NOW);
  expect(await missing()).toEqual(first);
  const report = await readReport(site.services.db, site.services.settings.agency);
  expect(report.offered).toBe(5);
  expect(report.homes.map(({ reference, isShown }) => [reference, isShown])).toEqual([
    ['PR-1-102', true],
    ['PR-2-102', true],
  ]);
  expect(presentReport(report, createIntls().en)).toMatch(/^PR-2-102 +Yes +Energy label /m);
  await load(
    BUILDING,
    { ...BUILT, entities: [entity('PR-2-101', COMPLETE_HOME)] },
    estate('BK-1', COMPLETE_HOME),
  );
  expect(await missing()).toEqual(NOTHING_KNOWN.map((code) => ['PR-1-102', code]));
});
