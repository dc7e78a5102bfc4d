/** Texts and orders of pictures that employees correct, and what visitors see of them. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import request from 'supertest';
import { deleteOldDeskData } from '../../server/features/desk/store/old-data.ts';
import { lockImports } from '../../server/features/listings/import-lock.ts';
import { type DeskSite, EMPLOYEES, type EmployeeName, startDeskSite } from '../support/desk/desk-site.ts';

let site: DeskSite;
let home: number;
let own: { title: string; description: string };

beforeAll(async () => {
  site = await startDeskSite();
  [{ home }] = (await site.query(
    `select l.id as home from listing l join agent a on a.id = l.agent_id
     where l.kind = 'estate' and l.status = 'AVAILABLE' and l.transaction = 'SALE' and a.email = $1
       and jsonb_array_length(photos) > 3
     order by l.published_at desc limit 1`,
    [EMPLOYEES.agent.email],
  )) as [{ home: number }];
  own = await storedText();
});
afterAll(() => site?.stop());
afterEach(async () => {
  for (const { id } of await inForce()) await send('manager', '', 'removeCorrection', { correction: id });
  await site.query('truncate listing_correction, desk_log');
});

const storedText = async () => {
  const text = 'select title, description from listing_text where listing_id = $1 and locale = $2';
  return (await site.query(text, [home, 'nl']))[0] as typeof own;
};
const inForce = async () =>
  (await site.query(
    'select id, field from listing_correction where ended_at is null order by field desc',
  )) as { id: string; field: string }[];
const send = (employee: EmployeeName, page: string, intent: string, fields: Record<string, string> = {}) =>
  site.send(employee, `/desk/homes/${home}${page}`, { intent, id: String(home), ...fields });
/** The hidden version in the form of a language, or of the pictures. */
const versionOf = async (page: 'texts' | 'pictures') => {
  const { text } = await site.open('manager', `/desk/homes/${home}/${page}`);
  return /name="version" value="([0-9a-f]+)"/.exec(text)?.[1] ?? '';
};
const correct = async (employee: EmployeeName, typed: Partial<typeof own>, version?: string) =>
  send(employee, '/texts', 'text', {
    locale: 'nl',
    version: version ?? (await versionOf('texts')),
    ...own,
    ...typed,
  });
const order = async (employee: EmployeeName, fields: Record<string, string>, version?: string) =>
  send(employee, '/pictures', 'order', { version: version ?? (await versionOf('pictures')), ...fields });
const get = async (path: string) => (await request(site.app).get(path).redirects(2)).text;
const sources = async () => {
  const [{ photos }] = (await site.query('select photos from listing where id = $1', [home])) as [
    { photos: { source: string }[] },
  ];
  return photos.map(({ source }) => source);
};

test('a corrected text is on the page, in search and in the API at once, and gone when it is removed', async () => {
  const title = 'Huis met quirijnse wintertuin';
  const find = async () => {
    const query = 'query ($text: String) { estates(locale: nl, filter: { text: $text }) { total } }';
    return (await site.ask(query, { text: 'quirijnse' })).estates.total;
  };
  const read = async () => {
    const query = 'query ($id: ID!) { estate(id: $id, locale: nl) { title { text } } }';
    return (await site.ask(query, { id: home })).estate.title.text;
  };
  expect([await find(), (await get(`/nl/aanbod/${home}`)).includes(title)]).toEqual([0, false]);
  const corrected = await correct('agent', { title });
  expect([corrected.status, corrected.headers.location]).toEqual([
    303,
    `/desk/homes/${home}/texts?done=text`,
  ]);
  expect([await find(), await read(), (await get(`/nl/aanbod/${home}`)).includes(title)]).toEqual([
    1,
    title,
    true,
  ]);
  const page = (await site.open('office', `/desk/homes/${home}`)).text;
  for (const shown of ['Title, Nederlands', `Corrected by ${EMPLOYEES.agent.name}`, title, own.title])
    expect(page).toContain(shown);
  const list = (await site.open('office', '/desk/homes/corrections')).text;
  expect(list).toContain(`/desk/homes/${home}#corrections`);
  const id = (await inForce())[0]?.id ?? '';
  expect((await send('office', '', 'removeCorrection', { correction: id })).status).toBe(303);
  expect([await find(), await read()]).toEqual([0, own.title]);
  const log = await site.query('select email, action, subject from desk_log order by id');
  expect(log).toEqual([
    { email: EMPLOYEES.agent.email, action: 'correctText', subject: String(home) },
    { email: EMPLOYEES.office.email, action: 'removeCorrection', subject: String(home) },
  ]);
});

test('the first picture of a new order is on the card', async () => {
  const before = await sources();
  await site.query(
    `insert into media_file (hash, kind, width, height, shade)
     select md5(source), 'PICTURE', 800, 600, 'grey' from unnest($1::text[]) source on conflict do nothing`,
    [before],
  );
  await site.query(
    `insert into media_source (source, hash) select source, md5(source) from unnest($1::text[]) source
     on conflict (source) do update set hash = excluded.hash, fault_code = null, fault_reason = null`,
    [before],
  );
  const { text } = await site.open('agent', `/desk/homes/${home}/pictures`);
  const names = [...text.matchAll(/name="(number-\d+-[0-9a-f]+)"/g)].map(([, name]) => String(name));
  expect(names).toHaveLength(before.length);
  const numbers = (...typed: number[]) =>
    Object.fromEntries(typed.map((number, index) => [String(names[index]), String(number)]));
  const query = 'query ($id: ID!) { estate(id: $id, locale: nl) { photos(first: 1) { hash } } }';
  const cover = async () => (await site.ask(query, { id: home })).estate.photos[0].hash;
  expect((await order('agent', numbers(1, 2, 1))).status).toBe(303);
  expect((await sources()).slice(0, 3)).toEqual([before[2], before[0], before[1]]);
  expect(names[2]).toContain(await cover());
  expect((await order('agent', { first: '1', ...numbers(1, 2) })).status).toBe(303);
  expect((await sources()).slice(0, 3)).toEqual([before[0], before[2], before[1]]);
  expect((await inForce()).map(({ field }) => field)).toEqual(['PICTURES']);
});

describe.each([
  ['agent', true],
  ['otherAgent', false],
  ['office', true],
  ['otherOffice', false],
  ['manager', true],
  ['newAgent', false],
] as const)('%s', (employee, isAllowed) => {
  test('corrects and removes, or changes nothing and sees nothing', async () => {
    const status = isAllowed ? 303 : 422;
    expect((await correct(employee, { title: 'Een andere titel' })).status).toBe(status);
    expect((await order(employee, { first: '1', 'number-0-': '1', 'number-1-': '2' })).status).toBe(status);
    expect((await inForce()).map(({ field }) => field)).toEqual(isAllowed ? ['TITLE', 'PICTURES'] : []);
    for (const page of ['/texts', '/pictures'])
      expect((await site.open(employee, `/desk/homes/${home}${page}`)).status).toBe(isAllowed ? 200 : 404);
    if (!isAllowed) await correct('manager', { title: 'Een andere titel' });
    const list = (await site.open(employee, '/desk/homes/corrections')).text;
    expect(list.includes(`/desk/homes/${home}`)).toBe(isAllowed);
    const id = (await inForce())[0]?.id ?? '';
    expect((await send(employee, '', 'removeCorrection', { correction: id })).status).toBe(status);
    expect((await storedText()).title).toBe(isAllowed ? own.title : 'Een andere titel');
  });
});

test('a stale page changes nothing, says so, and keeps what was typed beside what is there now', async () => {
  const [text, pictures] = [await versionOf('texts'), await versionOf('pictures')];
  await correct('agent', { title: 'Titel van een collega' });
  await order('agent', { first: '1', 'number-0-': '1', 'number-1-': '2' });
  const stale = await correct('manager', { title: 'Titel van de directie' }, text);
  expect(stale.status).toBe(422);
  for (const shown of ['have been changed meanwhile', 'Titel van een collega', 'Titel van de directie'])
    expect(stale.text).toContain(shown);
  const again = await order('manager', { 'number-0-': '2', 'number-1-': '2' }, pictures);
  expect([again.status, again.text.includes('have been changed meanwhile')]).toEqual([422, true]);
  expect((await storedText()).title).toBe('Titel van een collega');
  const id = (await inForce())[0]?.id ?? '';
  await correct('agent', { title: 'Nog een titel' });
  const gone = await send('manager', '', 'removeCorrection', { correction: id });
  expect([gone.status, gone.text.includes('no longer in force')]).toEqual([422, true]);
});

test.each([
  ['an empty title', { title: ' ' }, 'required'],
  ['a long title', { title: 'x'.repeat(201) }, 'too long'],
  ['a long description', { description: 'x'.repeat(8001) }, 'too long'],
  ['the same text', {}, 'changed nothing'],
])('%s changes nothing, and stays in the form', async (_, typed, sentence) => {
  const rejected = await correct('agent', typed);
  expect(rejected.status).toBe(422);
  expect(rejected.text).toContain(sentence);
  for (const value of Object.values(typed)) expect(rejected.text).toContain(value);
  expect(await inForce()).toEqual([]);
});

test('forged fields change nothing', async () => {
  expect((await correct('agent', {}, '')).status).toBe(422);
  expect((await send('agent', '/texts', 'text', { locale: 'xx', version: '', ...own })).status).toBe(422);
  expect((await correct('agent', { title: 'x' }, undefined)).status).toBe(303);
  await site.query('truncate listing_correction');
  for (const correction of ['', 'x', '00000000-0000-4000-8000-000000000000'])
    expect((await send('agent', '', 'removeCorrection', { correction })).status).toBe(422);
  const first = await order('agent', { 'number-0-': '1', 'number-999-': '2' });
  expect([first.status, first.text.includes('does not fit')]).toEqual([422, true]);
  await site.query('update listing_text set title = $1 where listing_id = $2 and locale = $3', [
    own.title,
    home,
    'nl',
  ]);
});

test('markup of a text is shown as text', async () => {
  const title = '<script>alert(1)</script>';
  await correct('agent', { title });
  for (const page of [
    (await site.open('agent', `/desk/homes/${home}`)).text,
    (await site.open('agent', `/desk/homes/${home}/texts`)).text,
    await get(`/nl/aanbod/${home}`),
  ]) {
    expect(page).toContain('alert(1)');
    expect(page).not.toContain(title);
  }
});

test('a correction that the feed ended is shown for 30 days, and in the log', async () => {
  const now = site.services.now();
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
  const insert = `insert into listing_correction
    (listing_id, field, locale, feed_value, value, corrected_by, corrected_at, ended_at)
    values ($1, 'TITLE', 'nl', 'Van toen', $2, $3, $4, $4)`;
  await site.query(insert, [home, 'Lang geleden', EMPLOYEES.agent.email, daysAgo(31)]);
  await site.query(insert, [home, 'Onlangs', EMPLOYEES.agent.email, daysAgo(29)]);
  const action = `insert into desk_log (at, email, action, subject) values ($1, 'crm', 'endCorrection', $2)`;
  await site.query(action, [now, String(home)]);
  await deleteOldDeskData(site.database.db, now);
  const page = (await site.open('agent', `/desk/homes/${home}`)).text;
  for (const shown of ['Onlangs', 'Van toen', 'your CRM sent something else']) expect(page).toContain(shown);
  expect(page).not.toContain('Lang geleden');
  expect((await site.open('agent', '/desk/homes/corrections')).text).toContain('Ended by your CRM');
  const log = (await site.open('manager', '/desk/log')).text;
  for (const shown of ['The feed crm', 'Correction ended']) expect(log).toContain(shown);
});

test('an import that is running is told', async () => {
  const version = await versionOf('texts');
  await site.database.db.transaction().execute(async (trx) => {
    await lockImports(trx);
    const refused = await correct('agent', { title: 'x' }, version);
    expect([refused.status, refused.text.includes('being imported')]).toEqual([422, true]);
  });
});
