/** Passkeys at the level of HTTP: the options that browsers get, and the answers that are accepted. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import request from 'supertest';
import { MAIL_SOURCES } from '../../server/composition/mail-sources.ts';
import { createAuthenticator } from '../support/desk/authenticator.ts';
import { cookiesOf, type DeskBrowser, openBrowser } from '../support/desk/desk-browser.ts';
import { type DeskSite, EMPLOYEES, type EmployeeName, startDeskSite } from '../support/desk/desk-site.ts';

const origin = 'https://baksteen.example';
const MINUTE_MS = 60_000;

let site: DeskSite;
let cookie: string;
let browser: DeskBrowser;

beforeAll(async () => {
  site = await startDeskSite({ env: { PUBLIC_URL: origin } });
});
afterAll(() => site?.stop());
beforeEach(async () => {
  await site.forget();
  await site.query('truncate desk_session, desk_passkey, desk_sign_in, desk_device, desk_log');
  cookie = await site.signIn('agent');
  browser = openBrowser(site.app);
});

const post = (url: string, fields: Record<string, string>, as = cookie) =>
  request(site.app)
    .post(url)
    .type('form')
    .set('cookie', as)
    .set('accept-language', 'en')
    .send(new URLSearchParams(fields).toString());
const registrationOptions = async (as = cookie) => (await post('/desk/account/passkey-options', {}, as)).body;
const add = (response: string, as = cookie) => post('/desk/account', { intent: 'addPasskey', response }, as);

/** Adds a passkey to an employee. */
async function addPasskey(name: EmployeeName = 'agent') {
  const authenticator = createAuthenticator();
  const as = await site.signIn(name);
  const { challenge } = await registrationOptions(as);
  expect((await add(authenticator.create({ challenge, origin }), as)).status).toBe(303);
  return authenticator;
}

const challengeFor = async (visitor = browser): Promise<string> =>
  (await visitor.send('/desk/sign-in/passkey-options')).body.challenge;
const signIn = (response: string, visitor = browser, next = '/desk/log') =>
  visitor.send('/desk/sign-in', { intent: 'passkey', response, next });
const passkeys = () => site.query('select * from desk_passkey order by created_at');

describe('adding', () => {
  test('asks for a passkey of this site that verifies the person', async () => {
    const existing = await addPasskey();
    expect(await registrationOptions()).toMatchObject({
      rp: { id: 'baksteen.example' },
      user: { name: EMPLOYEES.agent.email, displayName: EMPLOYEES.agent.name },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [{ id: existing.id }],
    });
  });

  test('lists the passkey, and reports it by mail', async () => {
    const { id } = await addPasskey();
    expect(await passkeys()).toMatchObject([
      { id, email: EMPLOYEES.agent.email, device: 'Test', counter: 0 },
    ]);
    const { text } = await request(site.app).get('/desk/account').set('cookie', cookie);
    expect(text).toContain(`value="${id}"`);
    const [job, ...others] = await site.mails();
    expect([job?.mail, others]).toEqual(['NEW_PASSKEY.en', []]);
    const { settings, site: parts } = site.services;
    const context = { ...site.services, agency: settings.agency, publicUrl: parts.publicUrl };
    const mail = job && (await MAIL_SOURCES[job.source]?.writeMail(job, context));
    expect([mail?.to.address, mail?.texts.subject]).toEqual([EMPLOYEES.agent.email, 'A new passkey']);
    expect(await site.query('select action from desk_log')).toEqual([{ action: 'addPasskey' }]);
  });

  test.each([
    ['of another site', { origin: 'https://evil.example' }],
    ['for another domain', { domain: 'evil.example' }],
    ['without verification of the person', { isVerified: false }],
    ['of a made-up challenge', { challenge: 'A'.repeat(43) }],
  ])('rejects an answer %s', async (_, more) => {
    const { challenge } = await registrationOptions();
    const { status, text } = await add(createAuthenticator().create({ challenge, origin, ...more }));
    expect([status, await passkeys()]).toEqual([422, []]);
    expect(text).toContain('The passkey was not added.');
  });

  test('rejects an answer of another session, a second one, and one after five minutes', async () => {
    const { challenge } = await registrationOptions();
    const other = await site.signIn('agent');
    expect((await add(createAuthenticator().create({ challenge, origin }), other)).status).toBe(422);
    expect((await add(createAuthenticator().create({ challenge, origin }))).status).toBe(303);
    expect((await add(createAuthenticator().create({ challenge, origin }))).status).toBe(422);
    const late = (await registrationOptions()).challenge;
    site.later(5 * MINUTE_MS);
    expect((await add(createAuthenticator().create({ challenge: late, origin }))).status).toBe(422);
    expect(await passkeys()).toHaveLength(1);
  });

  test('rejects the passkey of another employee', async () => {
    const taken = await addPasskey('manager');
    const { challenge } = await registrationOptions();
    expect((await add(taken.create({ challenge, origin }))).status).toBe(422);
    expect((await passkeys()).map(({ email }) => email)).toEqual([EMPLOYEES.manager.email]);
  });

  test('needs a recent sign-in', async () => {
    site.later(15 * MINUTE_MS);
    const { text } = await request(site.app).get('/desk/account').set('cookie', cookie);
    expect(text).toContain('data-passkey="create"');
    site.later(1);
    const page = await request(site.app).get('/desk/account').set('cookie', cookie);
    expect(page.text).not.toContain('data-passkey="create"');
    const { challenge } = await registrationOptions();
    const rejected = await add(createAuthenticator().create({ challenge, origin }));
    expect([rejected.status, await passkeys()]).toEqual([422, []]);
  });

  test.each(['', '{', '[]', '{"id":"a"}', 'null'])('rejects %j', async (response) => {
    expect((await add(response)).status).toBe(422);
  });
});

describe('removing', () => {
  test('removes an own passkey, which then signs no one in', async () => {
    const authenticator = await addPasskey();
    expect((await post('/desk/account', { intent: 'removePasskey', id: authenticator.id })).status).toBe(303);
    expect((await signIn(authenticator.get({ challenge: await challengeFor(), origin }))).status).toBe(422);
  });

  test('does not remove that of another employee', async () => {
    const { id } = await addPasskey('manager');
    expect((await post('/desk/account', { intent: 'removePasskey', id })).status).toBe(422);
    expect(await passkeys()).toHaveLength(1);
  });
});

describe('signing in', () => {
  test('starts a session and leads to the requested page', async () => {
    const authenticator = await addPasskey('manager');
    const options = (await browser.send('/desk/sign-in/passkey-options')).body;
    expect(options).toMatchObject({ rpId: 'baksteen.example', userVerification: 'required' });
    expect(options.allowCredentials ?? []).toEqual([]);
    const answer = authenticator.get({ challenge: options.challenge, origin });
    const { status, headers } = await signIn(answer);
    expect([status, headers.location]).toEqual([303, '/desk/log']);
    expect((await browser.open('/desk/log')).text).toContain(EMPLOYEES.manager.name);
    const [session] = await site.query(`select * from desk_session where method = 'PASSKEY'`);
    expect(session).toMatchObject({ email: EMPLOYEES.manager.email, device: 'Firefox, Windows' });
    expect((await passkeys())[0]?.used_at).toEqual(site.now());
  });

  test.each([
    ['of another site', { origin: 'https://evil.example' }],
    ['for another domain', { domain: 'evil.example' }],
    ['without verification of the person', { isVerified: false }],
    ['of a made-up challenge', { challenge: 'A'.repeat(43) }],
  ])('rejects an answer %s', async (_, more) => {
    const authenticator = await addPasskey();
    const answer = authenticator.get({ challenge: await challengeFor(), origin, ...more });
    const response = await signIn(answer);
    expect([response.status, cookiesOf(response)['desk-session']]).toEqual([422, undefined]);
    expect(response.text).toContain('Signing in with a passkey did not work.');
  });

  test('rejects an answer of another browser, a second one, and one after five minutes', async () => {
    const authenticator = await addPasskey();
    const answer = authenticator.get({ challenge: await challengeFor(), origin });
    expect((await signIn(answer, openBrowser(site.app))).status).toBe(422);
    expect((await signIn(answer)).status).toBe(303);
    expect((await signIn(answer)).status).toBe(422);
    const late = authenticator.get({ challenge: await challengeFor(), origin });
    site.later(5 * MINUTE_MS);
    expect((await signIn(late)).status).toBe(422);
  });

  test('rejects a passkey that was copied: its counter does not rise', async () => {
    const authenticator = await addPasskey();
    const use = async (counter: number) =>
      (await signIn(authenticator.get({ challenge: await challengeFor(), origin, counter }))).status;
    expect([await use(3), await use(4), await use(4), await use(2), await use(5)]).toEqual([
      303, 303, 422, 422, 303,
    ]);
  });

  test('rejects the signature of another key, and a challenge of a registration', async () => {
    const { id } = await addPasskey();
    const other = createAuthenticator();
    const forged = other.get({ challenge: await challengeFor(), origin }).replaceAll(other.id, id);
    expect((await signIn(forged)).status).toBe(422);
    const authenticator = await addPasskey();
    const { challenge } = await registrationOptions();
    expect((await signIn(authenticator.get({ challenge, origin }))).status).toBe(422);
  });

  test('rejects a person who has left the agency file, and leads to no other site', async () => {
    const authenticator = await addPasskey();
    const answer = async () => authenticator.get({ challenge: await challengeFor(), origin });
    expect((await signIn(await answer(), browser, 'https://evil.example')).headers.location).toBe('/desk');
    await site.query(`update desk_passkey set email = 'left@baksteen.example'`);
    expect((await signIn(await answer())).status).toBe(422);
  });

  test('a challenge is no link', async () => {
    expect((await browser.send(`/desk/sign-in/${await challengeFor()}`)).status).toBe(404);
  });

  test('challenges of an address block are limited', async () => {
    for (let sent = 0; sent < 60; sent += 1) await challengeFor();
    const { status, headers } = await browser.send('/desk/sign-in/passkey-options');
    expect([status, Number(headers['retry-after']) > 0]).toEqual([429, true]);
  });
});
