import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { type Catalogue, createCatalogue, LATER } from './catalogue.ts';
import { type Entity, entity, estate, estates, feed, project } from './feed-builder.ts';

let catalogue: Catalogue;

beforeEach(async () => {
  catalogue = await createCatalogue();
});
afterEach(() => catalogue.drop());

const ENTITIES = `select id, reference, position, number, type, sub_type, floor, bedrooms, area, living_area,
  plot_area, terrace_area, price_cents, status, plan, is_listed from project_entity order by id`;
const SHORT = 'select reference, price_cents, is_listed from project_entity order by id';
const EVENTS = `select e.kind, e.status, e.price_cents from listing_event e
  join listing on listing.id = listing_id where reference = $1 order by e.id`;

const [first, second] = project('PR-1').entities as [Entity, Entity];

describe('what is stored', () => {
  test('a project with its listing, its texts and its entities, and no search row', async () => {
    const report = await catalogue.load(feed(project('PR-1')));
    expect(report).toMatchObject({ new: 1, rejected: 0, kinds: { project: { new: 1 }, estate: { new: 0 } } });
    const [stored] = await catalogue.rows(
      'select l.*, p.* from listing l join project p on p.listing_id = l.id',
    );
    expect(stored).toMatchObject({
      id: 1,
      reference: 'PR-1',
      kind: 'project',
      status: 'AVAILABLE',
      price_cents: null,
      name: 'Residentie De Leie',
      developer: 'Leiebouw nv',
      architect: null,
      stage: 'UNDER_CONSTRUCTION',
      delivery: '2027-07-01',
    });
    expect(await catalogue.rows(ENTITIES)).toEqual([
      {
        id: 2,
        reference: 'PR-1-101',
        position: 0,
        number: '101',
        type: 'APARTMENT',
        sub_type: 'FLAT',
        floor: 1,
        bedrooms: 2,
        area: 98.5,
        living_area: 86,
        plot_area: null,
        terrace_area: 12,
        price_cents: 38_900_000,
        status: 'AVAILABLE',
        is_listed: true,
        plan: { source: 'plans/PR-1-101.png', alt: { nl: 'Grondplan' } },
      },
      expect.objectContaining({ id: 3, reference: 'PR-1-102', position: 1, price_cents: 40_200_000 }),
    ]);
    expect(await catalogue.rows('select locale, title from listing_text')).toEqual([
      { locale: 'nl', title: 'Residentie De Leie' },
    ]);
    expect(await catalogue.rows(EVENTS, 'PR-1')).toEqual([
      { kind: 'PUBLISHED', status: 'AVAILABLE', price_cents: null },
    ]);
    for (const table of ['estate', 'estate_details', 'estate_search']) {
      expect(await catalogue.rows(`select from ${table}`)).toEqual([]);
    }
  });

  test('listings are numbered first, then entities project by project', async () => {
    await catalogue.load(feed(project('PR-2'), estate('BK-1'), project('PR-1')));
    const numbered = await catalogue.rows(
      'select id, reference from listing union all select id, reference from project_entity order by id',
    );
    expect(numbered.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(numbered.map(({ reference }) => reference)).toEqual([
      ...['BK-1', 'PR-1', 'PR-2'],
      ...['PR-1-101', 'PR-1-102', 'PR-2-101', 'PR-2-102'],
    ]);
  });
});

describe('a second import', () => {
  const TABLES = ['listing', 'listing_text', 'listing_event', 'project', 'project_entity', 'import_run'];

  test('of the same feed writes nothing', async () => {
    const lines = feed(project('PR-1'), project('PR-2'));
    await catalogue.load(lines);
    const before = await catalogue.versions(TABLES);
    expect(await catalogue.load(lines, LATER)).toMatchObject({ kinds: { project: { unchanged: 2 } } });
    expect(await catalogue.versions(TABLES)).toEqual(before);
  });

  test('with another price of an entity counts as a price change of its project', async () => {
    await catalogue.load(feed(project('PR-1'), project('PR-2')));
    const untouched = await catalogue.rows(
      `select xmin, ctid from project_entity where price_cents = 38900000`,
    );
    const entities = [first, { ...second, price: 410_000 }];
    const report = await catalogue.load(feed(project('PR-1', { entities }), project('PR-2')), LATER);
    expect(report).toMatchObject({
      new: 0,
      changed: 1,
      unchanged: 1,
      price: 1,
      kinds: { project: { changed: 1, price: 1 } },
    });
    expect(
      await catalogue.rows(`select price_cents from project_entity where reference = 'PR-1-102'`),
    ).toEqual([{ price_cents: 41_000_000 }]);
    expect(
      await catalogue.rows(`select xmin, ctid from project_entity where price_cents = 38900000`),
    ).toEqual(untouched);
  });

  test('with a changed name writes the project and no entity', async () => {
    await catalogue.load(feed(project('PR-1')));
    const before = await catalogue.versions(['project_entity']);
    const changed = project('PR-1', { name: 'De Leie II', delivery: null });
    expect(await catalogue.load(feed(changed), LATER)).toMatchObject({ changed: 1, price: 0 });
    expect(await catalogue.rows('select name, delivery from project')).toEqual([
      { name: 'De Leie II', delivery: null },
    ]);
    expect(await catalogue.versions(['project_entity'])).toEqual(before);
  });

  test('keeps the id of an entity that disappears and returns, and uses up no number', async () => {
    await catalogue.load(feed(project('PR-1')));
    await catalogue.load(feed(project('PR-1', { entities: [second] })), LATER);
    expect(await catalogue.rows(SHORT)).toEqual([
      { reference: 'PR-1-101', price_cents: 38_900_000, is_listed: false },
      { reference: 'PR-1-102', price_cents: 40_200_000, is_listed: true },
    ]);
    const added = project('PR-1', { entities: [...project('PR-1').entities, entity('PR-1-103')] });
    await catalogue.load(feed(added), LATER);
    expect(await catalogue.rows('select id, reference, is_listed from project_entity order by id')).toEqual([
      { id: 2, reference: 'PR-1-101', is_listed: true },
      { id: 3, reference: 'PR-1-102', is_listed: true },
      { id: 4, reference: 'PR-1-103', is_listed: true },
    ]);
  });

  test('withdraws a missing project, and restores it with its id and history', async () => {
    await catalogue.load(feed(project('PR-1'), estate('BK-1')));
    const withdrawn = await catalogue.load(feed(estate('BK-1')), LATER);
    expect(withdrawn).toMatchObject({
      withdrawn: 1,
      kinds: { project: { withdrawn: 1 }, estate: { withdrawn: 0 } },
    });
    const back = await catalogue.load(feed(project('PR-1'), estate('BK-1')), LATER);
    expect(back).toMatchObject({ kinds: { project: { returned: 1, new: 0 } } });
    expect(await catalogue.rows(`select id, status from listing where kind = 'project'`)).toEqual([
      { id: 2, status: 'AVAILABLE' },
    ]);
    expect(await catalogue.rows('select count(*)::int as count from project_entity where is_listed')).toEqual(
      [{ count: 2 }],
    );
    expect((await catalogue.rows(EVENTS, 'PR-1')).map(({ kind, status }) => `${kind} ${status}`)).toEqual([
      'PUBLISHED AVAILABLE',
      'STATUS WITHDRAWN',
      'STATUS AVAILABLE',
    ]);
  });

  test('sets the closing date of an entity when it is first seen sold, and keeps it', async () => {
    const closed = `select status, closed_at from project_entity where reference = 'PR-1-101'`;
    const with101 = (status: Entity['status'], name = 'De Leie') =>
      feed(project('PR-1', { name, entities: [{ ...first, status }, second] }));
    await catalogue.load(with101('AVAILABLE'));
    expect(await catalogue.rows(closed)).toEqual([{ status: 'AVAILABLE', closed_at: null }]);
    await catalogue.load(with101('SOLD'), LATER);
    expect(await catalogue.rows(closed)).toEqual([{ status: 'SOLD', closed_at: LATER }]);
    await catalogue.load(with101('SOLD', 'De Leie II'), new Date('2027-01-01T06:00:00Z'));
    expect(await catalogue.rows(closed)).toEqual([{ status: 'SOLD', closed_at: LATER }]);
    await catalogue.load(with101('OPTION'), new Date('2027-01-02T06:00:00Z'));
    expect(await catalogue.rows(closed)).toEqual([{ status: 'OPTION', closed_at: null }]);
  });

  test('dates the sale of an entity that arrives sold by the last change of its line', async () => {
    const line = project('PR-1', { entities: [{ ...first, status: 'SOLD' }, second] });
    await catalogue.load(feed(line));
    const [stored] = await catalogue.rows('select closed_at from project_entity order by id');
    expect(stored.closed_at).toEqual(new Date(String(line.updatedAt)));
  });

  test('moves an entity to another project with its id, and back', async () => {
    const two = [entity('E-1'), entity('E-2')];
    const owners = `select reference, project_id, is_listed from project_entity order by id`;
    await catalogue.load(feed(project('PR-1', { entities: two }), project('PR-2')));
    const before = await catalogue.rows(owners);
    const bad = { ...project('PR-1', { entities: two }), stage: 'DREAMT_OF' };
    const taking = project('PR-2', { entities: [entity('E-1'), ...project('PR-2').entities] });
    expect(await catalogue.load(feed(bad, taking), LATER)).toMatchObject({ rejected: 1, changed: 1 });
    expect((await catalogue.rows(owners))[0]).toMatchObject({ reference: 'E-1', project_id: 2 });
    await catalogue.load(feed(project('PR-1', { entities: two }), project('PR-2')), LATER);
    expect(await catalogue.rows(owners)).toEqual(before);
  });
});

describe('references share one namespace', () => {
  test.each<[string, object[], number, string]>([
    [
      'an entity twice in its line',
      [project('PR-1', { entities: [entity('E-1'), entity('E-1')] })],
      4,
      'entities.1.reference: E-1 stands twice',
    ],
    [
      'an entity of an earlier line',
      [project('PR-1', { entities: [entity('E-1')] }), project('PR-2', { entities: [entity('E-1')] })],
      5,
      'entities.0.reference: E-1 occurs on an earlier line',
    ],
    [
      'an estate called like an entity',
      [project('PR-1', { entities: [entity('E-1')] }), estate('E-1')],
      5,
      'reference: E-1 occurs on an earlier line',
    ],
  ])('%s is rejected', async (_, lines, line, reason) => {
    const report = await catalogue.load(feed(...lines));
    expect(report.rejections).toEqual([expect.objectContaining({ line, reasons: [reason] })]);
  });

  test('stored references keep their kind', async () => {
    await catalogue.load(feed(estate('X-1'), project('X-2', { entities: [entity('X-3')] })));
    const report = await catalogue.load(
      feed(project('X-1'), estate('X-2'), estate('X-3'), project('PR-1', { entities: [entity('X-1')] })),
      LATER,
    );
    expect(report.rejections.map(({ reasons }) => reasons)).toEqual([
      ['reference: X-1 is an estate already'],
      ['reference: X-2 is a project already'],
      ['reference: X-3 is an entity of a project already'],
      ['entities.0.reference: X-1 is an estate already'],
    ]);
    expect(await catalogue.rows(`select reference, kind, status from listing order by reference`)).toEqual([
      { reference: 'X-1', kind: 'estate', status: 'AVAILABLE' },
      { reference: 'X-2', kind: 'project', status: 'AVAILABLE' },
    ]);
  });
});

describe('an invalid project', () => {
  test.each<[string, object, string]>([
    [
      'an entity of another type',
      project('PR-1', { entities: [entity('E-1'), entity('E-2', { subType: 'VILLA' })] }),
      'entities.1.subType: VILLA is no subtype of APARTMENT',
    ],
    [
      'a rented entity for sale',
      project('PR-1', { entities: [entity('E-1', { status: 'RENTED' })] }),
      'entities.0.status: a home for sale cannot be RENTED',
    ],
    [
      'an impossible delivery',
      project('PR-1', { delivery: '2027-02-30' }),
      'delivery: 2027-02-30 is no date of the calendar',
    ],
    [
      'an impossible last day of a certificate',
      project('PR-1', { entities: [entity('E-1', { epc: { validUntil: '2027-02-31' } })] }),
      'entities.0.epc.validUntil: 2027-02-31 is no date of the calendar',
    ],
    [
      'a price that is none',
      project('PR-1', { entities: [{ ...entity('E-1'), price: 'much' } as never] }),
      'the price of unit 1 is "much", which is not a number (entities.0.price)',
    ],
  ])('with %s is rejected with the reason', async (_, line, reason) => {
    const report = await catalogue.load(feed(line));
    expect(report.rejections).toEqual([{ line: 4, reference: 'PR-1', reasons: [reason] }]);
    expect(report.kinds.project).toMatchObject({ new: 0, rejected: 1 });
  });

  test('leaves the stored one unchanged', async () => {
    await catalogue.load(feed(project('PR-1'), estate('BK-1')));
    const before = await catalogue.versions(['project', 'project_entity', 'listing']);
    await catalogue.load(feed({ ...project('PR-1'), stage: 'DREAMT_OF' }, estate('BK-1')), LATER);
    expect(await catalogue.versions(['project', 'project_entity', 'listing'])).toEqual(before);
  });
});

test('a fifth is a fifth of the whole offer, of every kind', async () => {
  const projects = Array.from({ length: 5 }, (_, at) => project(`PR-${at}`));
  await catalogue.load(feed(...projects, ...estates(15)));
  const report = await catalogue.load(feed(...estates(15)), LATER, false);
  expect(report.stopReason).toMatch(/would remove 5 of the 20 homes on offer/);
  expect(await catalogue.rows(`select from listing where status = 'WITHDRAWN'`)).toEqual([]);
});

test('unknown fields of entities are dropped and counted', async () => {
  const owner = { ...entity('E-1'), buyer: 'Jan Janssens' };
  const report = await catalogue.load(feed(project('PR-1', { entities: [owner] })));
  expect(report.unknownFields).toEqual([{ path: 'entities[].buyer', count: 1 }]);
  const stored = await catalogue.rows('select e, i from project_entity e, import_run i');
  expect(JSON.stringify(stored)).not.toContain('Janssens');
});
