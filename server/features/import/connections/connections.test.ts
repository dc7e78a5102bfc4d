import { expect, test } from '@jest/globals';
import * as v from 'valibot';
import { feedList } from '../polling/feed-settings.ts';
import { variablesOf } from './connection-settings.ts';
import { readConnections } from './connections.ts';

const ENV = { WHISE_USER: ' agency@crm.example ', WHISE_PASSWORD: 'a password' };
const SETTINGS = { system: 'whise', clientId: 4321, user: 'WHISE_USER', password: 'WHISE_PASSWORD' };

const read = (connection: object, env: NodeJS.ProcessEnv) =>
  readConnections(
    v.parse(feedList, [
      { name: 'crm', connection },
      { name: 'file', file: 'feed.xml' },
    ]),
    env,
  );

test('reads the secrets of connections by the name of the feed', () => {
  expect([...read({ ...SETTINGS, officeIds: [16010], api: 'https://proxy.example/' }, ENV)]).toEqual([
    [
      'crm',
      {
        system: 'whise',
        account: 'whise https://proxy.example 4321 16010',
        clientId: 4321,
        officeIds: [16010],
        sendsLeads: true,
        user: 'agency@crm.example',
        password: 'a password',
        api: 'https://proxy.example',
        variables: { user: 'WHISE_USER', password: 'WHISE_PASSWORD' },
      },
    ],
  ]);
  expect(read(SETTINGS, ENV).get('crm')).toMatchObject({ api: 'https://api.whise.eu', officeIds: [] });
});

test.each([
  ['WHISE_USER', undefined],
  ['WHISE_PASSWORD', ' '],
])('a missing variable %s stops the start by its name', (variable, value) => {
  const start = () => read(SETTINGS, { ...ENV, [variable]: value });
  expect(start).toThrow(`${variable} is missing, which the connection of the feed "crm" names`);
  expect(start).not.toThrow('password of');
});

test('reads the credentials of SweepBright, which receives leads unless told otherwise', () => {
  const settings = { system: 'sweepbright', clientId: 'SB_ID', secret: 'SB_SECRET' };
  const env = { SB_ID: '12345678', SB_SECRET: 'a-client-secret' };
  expect(read(settings, env).get('crm')).toEqual({
    system: 'sweepbright',
    clientId: '12345678',
    clientSecret: 'a-client-secret',
    api: 'https://website.sweepbright.com/api',
    sendsLeads: true,
  });
  expect(read({ ...settings, leads: false }, env).get('crm')).toMatchObject({ sendsLeads: false });
  expect(() => read(settings, { SB_ID: '12345678' })).toThrow('SB_SECRET is missing, which the connection');
  expect(() => read(settings, { ...env, SB_SECRET: 'a client secret' })).toThrow(
    'SB_SECRET, which the connection of the feed "crm" names, is not 8 to 500 characters without spaces',
  );
});

const ZABUN = {
  system: 'zabun',
  xClientId: 'ZB_X',
  clientId: 'ZB_CLIENT',
  serverId: 'ZB_SERVER',
  apiKey: 'ZB_KEY',
};
const ZABUN_ENV = { ZB_X: '2791', ZB_CLIENT: 'client', ZB_SERVER: 'server', ZB_KEY: 'key' };
const SKARABEE = { system: 'skarabee', user: 'SK_USER', password: 'SK_PASSWORD' };
const SKARABEE_ENV = { SK_USER: 'agency', SK_PASSWORD: 'a password' };

test('other homes of Skarabee and Zabun are other accounts, and no account has a password', () => {
  const skarabee = (settings: object) => read({ ...SKARABEE, ...settings }, SKARABEE_ENV).get('crm');
  const zabun = (settings: object) => read({ ...ZABUN, ...settings }, ZABUN_ENV).get('crm');
  expect([skarabee({}), skarabee({ sharedHomes: true }), zabun({}), zabun({ mediumId: 15 })]).toMatchObject([
    { account: 'skarabee https://weblink.skarabee.com/v41/weblink.asmx agency own', sendsLeads: true },
    { account: 'skarabee https://weblink.skarabee.com/v41/weblink.asmx agency shared' },
    { account: 'zabun https://gateway-cmsapi.v2.zabun.be client 14', sendsLeads: true },
    { account: 'zabun https://gateway-cmsapi.v2.zabun.be client 15' },
  ]);
});

test.each([
  [SKARABEE, SKARABEE_ENV],
  [ZABUN, ZABUN_ENV],
])('each variable of %j is necessary, and known as a secret', (settings, env) => {
  const [feed] = v.parse(feedList, [{ name: 'crm', connection: settings }]);
  expect(feed?.connection && variablesOf(feed.connection)).toEqual(Object.keys(env));
  for (const name of Object.keys(env))
    expect(() => read(settings, { ...env, [name]: undefined })).toThrow(`${name} is missing`);
});
