/** Owners who ask for a valuation, with photos. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import request from 'supertest';
import { SOURCES } from '../../server/composition/submission-sources.ts';
import { readLead } from '../../server/features/leads/store/read-lead.ts';
import { writeLeadMail } from '../../server/features/leads/write-lead-mail.ts';
import { LOCALES, type Locale } from '../../shared/locales.ts';
import { routePath } from '../../shared/routes.ts';
import { readFormPage } from '../support/leads/form-markup.ts';
import { encode, VALUATION } from '../support/leads/lead-inputs.ts';
import { DAY_MS, type LeadSite, startLeadSite } from '../support/leads/lead-site.ts';

let site: LeadSite;
let photo: Buffer;
beforeAll(async () => {
  site = await startLeadSite();
  const place = { IFD0: { Make: 'Camera of Ann' }, IFD3: { GPSLatitude: '51/1 3/1 0/1' } };
  photo = await sharp({ create: { width: 2400, height: 1800, channels: 3, background: '#a23b22' } })
    .withExif(place)
    .jpeg()
    .toBuffer();
});
afterAll(() => site.stop());
afterEach(() => site.forget());

const pathIn = (locale: Locale) => routePath('sell', locale);
const PATH = pathIn('nl');
const query = async (text: string) => (await site.database.pool.query(text)).rows;
const photos = () => query('select lead_id, picture from lead_photo order by id');

/** Posts the form as a browser without JavaScript does: the token stands after the photos. */
async function upload(files: readonly Buffer[], fields: object = {}, headers = {}) {
  const formToken = 'formToken' in fields ? String(fields.formToken) : await site.readToken();
  const sent = new URLSearchParams(encode({ ...VALUATION, ...fields, formToken, website: '' }));
  site.remember(Object.fromEntries(sent));
  const post = request(site.app)
    .post(PATH)
    .set({ accept: 'text/html', ...headers })
    .redirects(0);
  for (const [at, bytes] of files.entries()) post.attach('photo', bytes, `IMG_${at}.jpg`);
  if (files.length === 0) post.attach('photo', Buffer.alloc(0), '');
  for (const [name, value] of sent) post.field(name, value);
  return post;
}

async function mailOf(mail: 'AGENCY' | 'VISITOR') {
  const [{ id } = { id: '' }] = await site.leads();
  const lead = await readLead(site.database.db, id);
  const { services } = site;
  const context = {
    ...services,
    agency: services.settings.agency,
    publicUrl: services.site.publicUrl,
    cities: services.ports.cities,
  };
  return lead && writeLeadMail(lead, mail, context);
}

describe.each(LOCALES)('the page in %s', (locale) => {
  test('has the form, and what the agency sold nearby without prices', async () => {
    const { status, text } = await site.open(pathIn(locale));
    expect(status).toBe(200);
    const { fields, target } = readFormPage(text);
    expect(target).toBe(`post ${pathIn(locale)}`);
    for (const name of Object.keys(VALUATION)) expect(fields).toHaveProperty(name);
    expect(text).toContain('encType="multipart/form-data"');
    const table = /<section class="closed-homes".*?<\/section>/s.exec(text)?.[0] ?? '';
    expect(table.match(/<li>/g)?.length).toBeGreaterThan(3);
    expect(table).not.toContain('€');
  });

  test('accepts the form without photos, and confirms it', async () => {
    const sent = encode({ ...VALUATION, formToken: await site.readToken(), website: '' });
    const response = await site.submit(pathIn(locale), sent);
    expect([response.status, response.get('location')]).toEqual([303, `${pathIn(locale)}?sent`]);
    const { text } = await site.open(`${pathIn(locale)}?sent`);
    expect(text).toContain(site.textsIn(locale)('sell.sent'));
    expect(text).toContain('noindex');
    expect(await site.leads()).toMatchObject([
      { kind: 'VALUATION', locale, street: VALUATION.street, message: VALUATION.remarks, office_id: null },
    ]);
    expect(await query('select city, area, state, call_time from lead_valuation')).toEqual([
      { city: 'Gent', area: VALUATION.area, state: 'GOOD', call_time: 'EVENING' },
    ]);
    expect((await site.mails()).map(({ mail }) => mail)).toEqual(['AGENCY', 'VISITOR']);
  });
});

describe('photos', () => {
  test('are stored with the lead: scaled down, without place and camera', async () => {
    expect((await upload([photo, photo.subarray(0)])).status).toBe(303);
    const [lead] = await site.leads();
    const [stored, ...others] = await photos();
    expect(others).toEqual([]);
    expect(stored.lead_id).toBe(lead?.id);
    const { width, height, exif, format } = await sharp(stored.picture).metadata();
    expect([width, height, exif, format]).toEqual([1600, 1200, undefined, 'jpeg']);
    expect(stored.picture.includes('Camera of Ann')).toBe(false);
  });

  test('are attached to the mail of the agency alone', async () => {
    const other = await sharp(photo).resize(500).png().toBuffer();
    await upload([photo, other]);
    const agency = await mailOf('AGENCY');
    expect(agency?.attachments?.map(({ filename, contentType }) => [filename, contentType])).toEqual([
      ['photo-1.jpg', 'image/jpeg'],
      ['photo-2.jpg', 'image/jpeg'],
    ]);
    const text = JSON.stringify(agency?.texts);
    for (const shown of ['Meersstraat 12, 9000 Gent', 'ongeveer 140 m²', 'Met een grote tuin.', '2 '])
      expect(text).toContain(shown);
    expect((await mailOf('VISITOR'))?.attachments).toEqual([]);
  });

  test('of a rejected form are kept, and sent with its correction', async () => {
    const rejected = await upload([photo], { email: 'annelies' });
    expect(rejected.status).toBe(422);
    const { fields } = readFormPage(rejected.text);
    expect(fields.email?.isInvalid).toBe(true);
    expect(fields.street?.value).toBe(VALUATION.street);
    const secret = fields.photos?.value ?? '';
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(rejected.text).toContain(site.textsIn('nl')('sell.photosKept', { count: 1 }));
    expect(await photos()).toMatchObject([{ lead_id: null }]);
    expect((await upload([], { photos: secret })).status).toBe(303);
    expect(await photos()).toMatchObject([{ lead_id: (await site.leads())[0]?.id }]);
  });

  test('that arrive twice with their form count once', async () => {
    const formToken = await site.readToken();
    expect((await upload([photo], { formToken })).status).toBe(303);
    expect((await upload([photo], { formToken })).status).toBe(303);
    expect(await site.leads()).toHaveLength(1);
    expect(await photos()).toHaveLength(1);
  });

  test('of another lead cannot be taken by their secret', async () => {
    const rejected = await upload([photo], { email: 'annelies' });
    const secret = readFormPage(rejected.text).fields.photos?.value;
    await upload([], { photos: secret });
    await upload([], { photos: secret, email: 'other@mail.example' });
    const [first] = await site.leads();
    expect(await photos()).toMatchObject([{ lead_id: first?.id }]);
  });

  test.each([
    ['no picture', () => [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')], 'photoUnreadable'],
    ['damaged', () => [photo.subarray(0, 300)], 'photoUnreadable'],
    ['too large', () => [Buffer.alloc(10 * 1024 * 1024 + 1, 1)], 'photoTooLarge'],
  ] as const)('that are %s are rejected beside the field, and typed values stay', async (_, files, fault) => {
    const response = await upload(files());
    expect(response.status).toBe(422);
    const { fields } = readFormPage(response.text);
    expect(response.text).toContain(site.textsIn('nl')(`forms.fault.${fault}`));
    expect([fields.name?.value, fields.photos?.value]).toEqual([VALUATION.name, '']);
    expect(await site.leads()).toEqual([]);
    expect(await photos()).toEqual([]);
  });

  test('more than eight are rejected', async () => {
    const small = await Promise.all(
      Array.from({ length: 9 }, (_, at) =>
        sharp(photo)
          .resize(20 + at)
          .png()
          .toBuffer(),
      ),
    );
    const response = await upload(small);
    expect(response.status).toBe(422);
    expect(response.text).toContain(site.textsIn('nl')('forms.fault.tooManyPhotos'));
    expect(await site.leads()).toEqual([]);
  });

  test('of a robot are not stored with a lead', async () => {
    const response = await upload([photo], { formToken: 'x' });
    expect(response.status).toBe(422);
    expect(await site.leads()).toEqual([]);
  });

  test('are limited for each address, and refused from other sites', async () => {
    const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    expect((await upload([photo], {}, foreign)).status).toBe(403);
    expect(await photos()).toEqual([]);
    const statuses: number[] = [];
    for (let at = 0; at < 21; at++) statuses.push((await upload([], { email: 'x' })).status);
    expect(statuses).toEqual([...Array(20).fill(422), 429]);
  });

  test('a body that is cut off is a bad request', async () => {
    const cut = await request(site.app)
      .post(PATH)
      .set('content-type', 'multipart/form-data; boundary=edge')
      .send('--edge\r\ncontent-disposition: form-data; name="photo"; filename="a.jpg"\r\n\r\nabc');
    expect(cut.status).toBe(400);
    const without = await request(site.app).post(PATH).set('content-type', 'multipart/form-data').send('x');
    expect(without.status).toBe(400);
  });
});

describe('personal data', () => {
  test('of a valuation are exported with the photos, and erased with them', async () => {
    await upload([photo]);
    const { db } = site.database;
    const source = SOURCES.lead;
    const about = (await source?.findAbout(db, VALUATION.email)) as {
      leads: { valuation: object; photos: string[] }[];
    };
    expect(about.leads[0]?.valuation).toMatchObject({ city: 'Gent', purpose: 'SELL' });
    expect(
      Buffer.from(about.leads[0]?.photos[0] ?? '', 'base64')
        .subarray(0, 2)
        .toString('hex'),
    ).toBe('ffd8');
    await source?.eraseAbout(db, VALUATION.email, { now: site.now(), addMails: async () => {} });
    expect(await photos()).toEqual([]);
    expect(await query('select * from lead_valuation')).toEqual([]);
  });

  test('photos of a form that is never accepted are erased after a day', async () => {
    await upload([photo], { email: 'x' });
    const { db } = site.database;
    await SOURCES.lead?.eraseOld(db, new Date(site.now().getTime() + DAY_MS - 60_000), { leadsMonths: 24 });
    expect(await photos()).toHaveLength(1);
    await SOURCES.lead?.eraseOld(db, new Date(site.now().getTime() + DAY_MS + 60_000), { leadsMonths: 24 });
    expect(await photos()).toEqual([]);
  });
});

describe('the mutation requestValuation', () => {
  test('rejects what is missing or unknown by field', async () => {
    const { errors } = await site.send('requestValuation', {
      ...VALUATION,
      purpose: null,
      street: '',
      photos: ['x'],
      privacyConsent: false,
    });
    expect(errors.map(({ field, code }) => [field, code]).sort()).toEqual([
      ['photos', 'PHOTO_UNREADABLE'],
      ['privacyConsent', 'CONSENT'],
      ['purpose', 'REQUIRED'],
      ['street', 'REQUIRED'],
    ]);
    expect(await site.leads()).toEqual([]);
  });

  test('may omit optional fields', async () => {
    const { area, bedrooms, state, remarks, ...required } = VALUATION;
    const { errors } = await site.send('requestValuation', required);
    expect(errors).toEqual([]);
    expect(await site.leads()).toMatchObject([{ message: null }]);
  });
});
