import { expect, test } from '@jest/globals';
import * as v from 'valibot';
import { feedList } from '../polling/feed-settings.ts';
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
