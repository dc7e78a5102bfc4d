import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { processesFor } from '../platform/processes/process-count.ts';
import { describeOldFields, findIgnoredFields } from './agency.ts';
import { describeOldNames, RENAMED_VARIABLES } from './renamed-settings.ts';
import { readSettings } from './settings.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'settings-'));
let files = 0;

afterAll(() => rmSync(folder, { recursive: true }));

describe('settings', () => {
  test('all are optional', () => {
    const settings = readSettings({ DATABASE_URL: ' ' });
    expect(settings.port).toBe(3000);
    expect(settings.publicUrl).toBe('http://localhost:3000');
    expect(settings.databaseUrl).toBeUndefined();
    expect(settings.trustProxy).toBe(false);
    expect(settings.formSeconds).toBe(2);
    expect(settings.agency.hiddenStatusIds).toEqual([5, 6]);
  });

  test('a renamed one still works under its old name, with a line for the log', () => {
    const env = { ANSWERS_MB: '8', PICTURES_AHEAD: '', ORDINARY_SENDINGS: '70', ORDINARY_SUBMISSIONS: '80' };
    const settings = readSettings(env);
    expect([settings.responseCacheBytes, settings.prerenderedPictures]).toEqual([8_000_000, 6000]);
    expect(settings.ordinarySubmissions).toBe(80);
    expect(describeOldNames(env, RENAMED_VARIABLES)).toEqual([
      expect.stringContaining('ANSWERS_MB is now RESPONSE_CACHE_MB'),
      expect.stringContaining('ORDINARY_SENDINGS is now ORDINARY_SUBMISSIONS'),
    ]);
  });

  test('leaves a core to the database on machines with more than two', () => {
    expect([1, 2, 3, 8, 128].map(processesFor)).toEqual([1, 1, 2, 7, 64]);
    expect(readSettings({ WEB_CONCURRENCY: '3' }).processes).toBe(3);
    expect(readSettings({ WEB_CONCURRENCY: 'auto' }).processes).toBe(readSettings({}).processes);
  });

  test.each([
    ['WEB_CONCURRENCY', '0'],
    ['WEB_CONCURRENCY', '65'],
    ['WEB_CONCURRENCY', 'all'],
    ['PORT', '70000'],
    ['PORT', 'web'],
    ['PUBLIC_URL', 'www.example.be'],
    ['PUBLIC_URL', 'ftp://example.be'],
    ['DATABASE_URL', 'mysql://x'],
    ['DATABASE_DIRECT_URL', 'mysql://x'],
    ['PREPARED_STATEMENTS', 'sometimes'],
    ['DEMO', 'no'],
    ['CALENDARS_HTTP', 'yes'],
    ['LOG_LEVEL', 'loud'],
    ['TRUST_PROXY', 'yes please'],
    ['TRUST_PROXY', '10.0.0.0/99'],
    ['AGENCY_FILE', '/nowhere/agency.json'],
    ['ORDINARY_SUBMISSIONS', '0'],
    ['FORM_SECONDS', '61'],
    ['FORM_SECONDS', '-1'],
    ['SMTP_URL', 'mail.example.be'],
    ['SMTP_URL', 'https://mail.example.be'],
    ['MAIL_FROM', 'Agency'],
    ['MAIL_FROM', 'Agency <a@example.be>, <b@example.be>'],
    ['MAIL_FROM', 'Agency\nBcc: x <info@example.be'],
    ['DKIM_KEY_FILE', '/nowhere/key.pem'],
    ['DKIM_SELECTOR', 'mail 2026'],
    ['DKIM_SELECTOR', 'mail._domainkey'],
    ['METRICS_TOKEN', 'short'],
    ['ALLOWED_ORIGINS', '*'],
    ['ALLOWED_ORIGINS', 'null'],
    ['ALLOWED_ORIGINS', 'https://old.example.be/'],
    ['ALLOWED_ORIGINS', 'https://old.example.be,ftp://old.example.be'],
    ['MEDIA_PRIVATE_ADDRESSES', 'localhost'],
    ['MEDIA_PRIVATE_ADDRESSES', '10.0.0.0/40'],
    ['RECAPTCHA_VERIFY_URL', 'http://hcaptcha.com/siteverify'],
    ['RECAPTCHA_VERIFY_URL', 'http://127.0.0.1.example.be/siteverify'],
    ['RECAPTCHA_VERIFY_URL', 'https://user:password@hcaptcha.com/siteverify'],
    ['RECAPTCHA_VERIFY_URL', 'siteverify'],
    ['RECAPTCHA_MIN_SCORE', '1.1'],
    ['GOOGLE_MAPS_API_KEY', 'a key'],
    ['MAP_TILES_URL', 'tiles.example.be/{z}/{x}/{y}.png'],
    ['MAP_TILES_URL', 'http://tiles.example.be/{z}/{x}/{y}.png'],
    ['MAP_TILES_URL', 'https://name:word@tiles.example.be/{z}/{x}/{y}.png'],
    ['MAP_TILES_URL', 'https://tiles.example.be/{z}/{x}.png'],
    ['MAP_TILES_URL', 'https://{s}.tiles.example.be/{z}/{x}/{y}.png'],
    ['MAP_TILES_URL', 'https://tiles.example.be/{z}/{x}/{y}{r}.png'],
    ['MAP_TILES_ATTRIBUTION', '© tiles'],
    ['RECAPTCHA_MIN_SCORE', 'high'],
  ])('rejects an invalid %s by name (%s)', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(name);
  });

  test('a secret of a lead webhook must be in the environment', () => {
    const leadWebhooks = [{ url: 'https://crm.example.be/leads', secret: 'CRM_SECRET' }];
    const AGENCY_FILE = agencyFile({ leadWebhooks });
    expect(() => readSettings({ AGENCY_FILE })).toThrow('Wrong settings: CRM_SECRET is missing');
    const CRM_SECRET = `whsec_${Buffer.alloc(24).toString('base64')}`;
    expect(readSettings({ AGENCY_FILE, CRM_SECRET }).leadWebhooks).toMatchObject([{ name: 'CRM_SECRET' }]);
    expect(readSettings({}).leadWebhooks).toEqual([]);
  });

  test('ALLOWED_ORIGINS is a list and defaults to none', () => {
    expect(readSettings({}).allowedOrigins).toEqual([]);
    const list = 'https://old.example.be, http://localhost:8080';
    expect(readSettings({ ALLOWED_ORIGINS: list }).allowedOrigins).toEqual(list.split(', '));
  });

  test('DATABASE_DIRECT_URL requires DATABASE_URL, and then no statements are prepared', () => {
    const pooled = { DATABASE_URL: 'postgres://pooler/x', DATABASE_DIRECT_URL: 'postgres://server/x' };
    expect(() => readSettings({ ...pooled, DATABASE_URL: '' })).toThrow('DATABASE_URL is missing beside');
    expect(readSettings(pooled).preparesStatements).toBe(false);
    expect(readSettings({ ...pooled, PREPARED_STATEMENTS: 'on' }).preparesStatements).toBe(true);
    expect(readSettings({}).preparesStatements).toBe(true);
  });

  test.each([
    ['1', 1],
    ['TRUE', true],
    ['loopback, 10.0.0.1', 'loopback, 10.0.0.1'],
    ['10.0.0.0/8, 127.0.0.1', '10.0.0.0/8, 127.0.0.1'],
  ])('TRUST_PROXY %s', (value, expected) => {
    expect(readSettings({ TRUST_PROXY: value }).trustProxy).toBe(expected);
  });

  test('a CAPTCHA service needs both of its keys', () => {
    expect(() => readSettings({ RECAPTCHA_SITE_KEY: 'site' })).toThrow('RECAPTCHA_SECRET is missing');
    expect(() => readSettings({ RECAPTCHA_SECRET: 'secret' })).toThrow('RECAPTCHA_SITE_KEY is missing');
    expect(readSettings({ RECAPTCHA_MIN_SCORE: '0.7' }).human).toBeUndefined();
    const keys = { RECAPTCHA_SITE_KEY: 'site', RECAPTCHA_SECRET: 'secret' };
    expect(readSettings(keys).human).toEqual({
      siteKey: 'site',
      secret: 'secret',
      verifyUrl: 'https://www.google.com/recaptcha/api/siteverify',
      minScore: 0.5,
    });
    const RECAPTCHA_VERIFY_URL = 'http://127.0.0.1:3499/siteverify';
    const other = readSettings({ ...keys, RECAPTCHA_VERIFY_URL, RECAPTCHA_MIN_SCORE: '0' }).human;
    expect(other).toMatchObject({ verifyUrl: RECAPTCHA_VERIFY_URL, minScore: 0 });
  });

  test.each([
    ['info@example.be', '', 'info@example.be'],
    ['Huis & Co <info@example.be>', 'Huis & Co', 'info@example.be'],
    ['"Huis, en Co" <info@example.be>', 'Huis, en Co', 'info@example.be'],
  ])('MAIL_FROM %s', (value, name, address) => {
    expect(readSettings({ MAIL_FROM: value }).mailFrom).toEqual({ name, address });
  });

  test('mails are from the agency by default', () => {
    expect(readSettings({}).mailFrom).toEqual({ name: 'Baksteen', address: 'info@baksteen.example' });
  });

  test('mails are signed with a key and its selector', () => {
    const pem = rsaKey(1024);
    const both = { DKIM_KEY_FILE: fileWith(pem), DKIM_SELECTOR: 'mail-2026.nl' };
    expect(readSettings(both).dkim).toEqual({ selector: 'mail-2026.nl', privateKey: pem });
    expect(readSettings({}).dkim).toBeUndefined();
    expect(() => readSettings({ ...both, DKIM_SELECTOR: '' })).toThrow('DKIM_SELECTOR is missing beside');
    expect(() => readSettings({ ...both, DKIM_KEY_FILE: '' })).toThrow('DKIM_KEY_FILE is missing beside');
  });

  test.each([
    ['nothing', () => ''],
    ['a short key', () => rsaKey(512)],
    ['a key with a passphrase', () => rsaKey(1024, { cipher: 'aes-256-cbc', passphrase: 'x' })],
    [
      'a public key',
      () =>
        generateKeyPairSync('rsa', { modulusLength: 1024 }).publicKey.export({ type: 'spki', format: 'pem' }),
    ],
    [
      'a key of another kind',
      () => generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }),
    ],
  ])('a DKIM_KEY_FILE with %s is rejected, and the message does not contain the key', (_, pem) => {
    const DKIM_KEY_FILE = fileWith(String(pem()));
    const start = () => readSettings({ DKIM_KEY_FILE, DKIM_SELECTOR: 'mail' });
    expect(start).toThrow(
      /^Wrong settings: DKIM_KEY_FILE holds no RSA private key of at least 1024 bits[^:]*$/,
    );
  });

  test('an agency file without a legal field, or with a brand colour of low contrast, is rejected with the field', () => {
    const pale = JSON.stringify({ name: 'A', brandColour: { light: '#ffcccc', dark: '#ffcccc' } });
    expect(() => readSettings({ AGENCY_FILE: fileWith(pale) })).toThrow(
      /bivNumber[\s\S]*brandColour\.light: has too little contrast/,
    );
  });

  test('the brand colour of an agency file still works under its old name', () => {
    const brick = { light: '#1D4E89', dark: '#8FB8E8' };
    const file = agencyFile({ brick });
    expect(readSettings({ AGENCY_FILE: file }).agency.brandColour).toEqual(brick);
    expect(findIgnoredFields(file)).toEqual([]);
    expect(describeOldFields(file)).toEqual([expect.stringContaining('brick is now brandColour')]);
  });

  test.each([
    ...['name', 'phone', 'email', 'bivNumber', 'insurer', 'policyNumber', 'royalDecreeDate'],
    ...['companyNumber', 'street', 'postalCodeAndCity'],
  ])('an agency file without %s, or with an empty one, is rejected by the name of the field', (field) => {
    for (const value of [undefined, '', ' ']) {
      expect(() => readSettings({ AGENCY_FILE: agencyFile({ [field]: value }) })).toThrow(`${field}: `);
    }
  });

  test.each([
    [{ years: { min: 5, max: 30, default: 31 } }, /mortgage\.years: is no min ≤ default ≤ max/],
    [{ years: { min: 5, max: 1000, default: 20 } }, /mortgage\.years\.max/],
    [{ amount: { min: -1, max: 1000, default: 500 } }, /mortgage\.amount\.min/],
  ])('rejects invalid bounds of the calculator: %j', (mortgage, fault) => {
    expect(() => readSettings({ AGENCY_FILE: agencyFile({ mortgage }) })).toThrow(fault);
  });

  test.each([
    [{ prices: { sale: { min: 2, max: 1 } } }, /prices\.sale: is no min ≤ max/],
    [{ prices: { rent: { min: -1, max: 1 } } }, /prices\.rent\.min/],
    [{ offices: { email: 'x' } }, /offices\.email/],
    [{ offices: { openingHours: [{ weekday: 8, opens: '9', closes: '10:00' }] } }, /offices\.openingHours/],
  ])('rejects invalid defaults of offices and bounds of prices: %j', (change, fault) => {
    expect(() => readSettings({ AGENCY_FILE: agencyFile(change) })).toThrow(fault);
  });

  test.each([
    [{ people: { agents: { '77': 'An Peeters' } } }, /people\.agents\.77: is no reference/],
    [{ people: { offices: { '2': 3 } } }, /people\.offices\.2/],
  ])('rejects invalid references of people: %j', (change, fault) => {
    expect(() => readSettings({ AGENCY_FILE: agencyFile(change) })).toThrow(fault);
  });

  test.each([
    [['http://facebook.com/agency'], /social\.0: is no https address/],
    [['https://facebook.com/a', 'x'], /social\.1: is no https address/],
    [['https://:secret@facebook.com/a'], /social\.0: is no https address without user and password/],
    [['https://x.com/a', { url: 'https://X.com/a', label: 'X' }], /social\.1: is a duplicate/],
    [['https://social.example/a'], /social\.0: needs a label/],
    [['https://notfacebook.com/a'], /social\.0: needs a label/],
    [[{ url: 'https://social.example/a', label: '' }], /social\.0\.label: /],
    [[5], /social\.0: is no address, and no url with a label/],
    ['https://facebook.com/agency', /social: /],
  ])('rejects invalid pages on social media: %j', (social, fault) => {
    expect(() => readSettings({ AGENCY_FILE: agencyFile({ social }) })).toThrow(fault);
  });

  const GA4 = { tool: 'ga4', measurementId: 'G-AB12CD34' };
  const MATOMO = { tool: 'matomo', host: 'https://stats.example', siteId: 1 };

  const withHost = (host: string) => [{ ...MATOMO, host }, /analytics\.host: is no https address/] as const;

  test.each([
    ['plausible', /analytics: is no tool: plausible, matomo or ga4/],
    [{ tool: 'x' }, /analytics\.tool: is no tool: plausible, matomo or ga4/],
    [{ tool: 'plausible', domain: 'https://agency.be' }, /analytics\.domain: is no domain/],
    [{ ...GA4, measurementId: 'UA-1' }, /analytics\.measurementId: is no measurement id/],
    [{ ...GA4, consent: false }, /analytics\.consent: must be true: this tool sets cookies/],
    [{ ...MATOMO, cookies: true, consent: false }, /analytics\.consent: must be true/],
    ...['http://stats.example', 'https://stats.example/;', 'https://*/', 'https://*.example/'].map(withHost),
    ...["https://stats.example/'self'", 'https://a_b.example', 'https://u@b.example'].map(withHost),
    [{ ...MATOMO, siteId: '1' }, /analytics\.siteId/],
    [{ ...MATOMO, cookie: true }, /analytics\.cookie: /],
  ])('rejects an invalid analytics tool: %j', (analytics, fault) => {
    expect(() => readSettings({ AGENCY_FILE: agencyFile({ analytics }) })).toThrow(fault);
  });

  test('each analytics tool asks for consent by default', () => {
    for (const analytics of [GA4, MATOMO, { tool: 'plausible', domain: 'agency.be' }]) {
      const { agency } = readSettings({ AGENCY_FILE: agencyFile({ analytics }) });
      expect(agency.analytics).toMatchObject({ consent: true });
    }
  });

  test('an agency can configure one field of the calculator only', () => {
    const rate = { min: 1, max: 9, default: 4.5 };
    const { agency } = readSettings({ AGENCY_FILE: agencyFile({ mortgage: { rate } }) });
    expect(agency.mortgage).toMatchObject({ rate, years: { min: 1, max: 30, default: 25 } });
  });
});

function rsaKey(modulusLength: number, encryption: object = {}): string {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength });
  return String(privateKey.export({ type: 'pkcs8', format: 'pem', ...encryption }));
}

function fileWith(text: string): string {
  const file = path.join(folder, String(++files));
  writeFileSync(file, text);
  return file;
}

/** The demo agency's file with changed values. */
function agencyFile(changes: object): string {
  const demo = JSON.parse(readFileSync('server/settings/agency.demo.json', 'utf8'));
  return fileWith(JSON.stringify({ ...demo, ...changes }));
}
