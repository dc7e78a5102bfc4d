import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { PROJECT_STAGES } from '../../shared/projects/vocabulary.ts';
import { createTestDatabase, type TestDatabase } from '../support/database/database.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase('places');
  await database.db
    .insertInto('office')
    .values({
      id: 1,
      reference: 'GENT',
      name: 'Gent',
      phone: '1',
      email: 'gent@example.be',
      city_id: 1,
      latitude: 51,
      longitude: 3.7,
      opening_hours: '[]',
      content_hash: Buffer.from(''),
    })
    .execute();
});
afterAll(() => database.drop());

async function insertListing(reference: string, kind: 'project' | 'rentalUnit'): Promise<number> {
  const { id } = await database.db
    .insertInto('listing')
    .values({
      reference,
      kind,
      transaction: 'SALE',
      status: 'AVAILABLE',
      office_id: 1,
      city_id: 1,
      published_at: new Date(),
      updated_at: new Date(),
      latitude: 51,
      longitude: 3.7,
      is_address_hidden: false,
      photos: '[]',
      floor_plans: '[]',
      documents: '[]',
      content_hash: Buffer.from(''),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

describe('a project', () => {
  const insertProject = (listing_id: number, stage: (typeof PROJECT_STAGES)[number]) =>
    database.db
      .insertInto('project')
      .values({ listing_id, name: 'De Leie', stage, delivery: '2027-07-01' })
      .execute();

  test.each(PROJECT_STAGES)('can be %s', async (stage) => {
    await insertProject(await insertListing(stage, 'project'), stage);
  });

  test('has a delivery date without time or time zone', async () => {
    const { delivery } = await database.db
      .selectFrom('project')
      .select('delivery')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(delivery).toBe('2027-07-01');
  });

  test('shares its ids with its entities', async () => {
    const project_id = await insertListing('PR-1', 'project');
    await insertProject(project_id, 'PLANNED');
    const { id } = await database.db
      .insertInto('project_entity')
      .values({
        project_id,
        reference: 'PR-1-101',
        number: '101',
        position: 0,
        is_listed: true,
        type: 'APARTMENT',
        sub_type: 'FLAT',
        status: 'AVAILABLE',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const next = await insertListing('PR-2', 'project');
    expect([id, next]).toEqual([project_id + 1, project_id + 2]);
  });
});

describe('a holiday unit', () => {
  let unit: number;
  const addSeason = (period: string) =>
    database.db
      .insertInto('rental_season')
      .values({
        listing_id: unit,
        period,
        price_per_night_cents: 9_500,
        price_per_week_cents: 60_000,
        arrival_days: [6],
        min_nights: 7,
      })
      .execute();

  beforeAll(async () => {
    unit = await insertListing('HU-1', 'rentalUnit');
    await database.db
      .insertInto('rental_unit')
      .values({ listing_id: unit, name: 'Zeezicht', persons: 4, allows_pets: false, facilities: ['WIFI'] })
      .execute();
    await addSeason('[2027-04-01,2027-07-01)');
  });

  test('changes its season on the morning of departure', async () => {
    await addSeason('[2027-07-01,2027-09-01)');
    const { rows } = await sql<{ period: string }>`
      select period from rental_season where period @> date '2027-07-01'`.execute(database.db);
    expect(rows).toEqual([{ period: '[2027-07-01,2027-09-01)' }]);
  });

  test.each(['[2027-06-30,2027-07-02)', '[2027-05-01,2027-05-02)'])(
    'has one season at a time: %s is refused',
    async (period) => {
      await expect(addSeason(period)).rejects.toThrow('rental_season_no_overlap');
    },
  );

  test('has no season without a night', async () => {
    await expect(addSeason('[2028-01-01,2028-01-01)')).rejects.toThrow('rental_season_period_check');
  });
});
