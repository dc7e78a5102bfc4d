/** The receiver in the documentation accepts our webhooks, each id once, and nothing else. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { signatureHeaders } from '../../server/platform/standard-webhooks/sign.ts';
import { createSecret } from '../support/leads-out/webhook-site.ts';
import { until } from '../support/until.ts';

const [, CODE = ''] = /```js\n(.*?)```/s.exec(readFileSync('docs/feeds.md', 'utf8')) ?? [];
const CRM_SECRET = createSecret();
const KEY = Buffer.from(CRM_SECRET.slice('whsec_'.length), 'base64');
const folder = mkdtempSync(path.join(tmpdir(), 'receiver-'));
/** The receiver listens on a socket, so that the test needs no free port. */
const socketPath = path.join(folder, 'socket');
let receiver: ChildProcess;
let output = '';

beforeAll(async () => {
  const env = { ...process.env, NODE_OPTIONS: '', CRM_SECRET, PORT: socketPath };
  receiver = spawn(process.execPath, ['--input-type=module', '-e', CODE], { env });
  receiver.stdout?.on('data', (text) => {
    output += text;
  });
  await until(isListening, true);
});
afterAll(() => {
  receiver.kill();
  rmSync(folder, { recursive: true });
});

/** Whether the receiver accepts connections. Its socket exists a little earlier. */
function isListening(): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(socketPath, () => resolve(true));
    socket.on('connect', () => socket.destroy()).on('error', () => resolve(false));
  });
}

/** Returns the status of the response. */
function post(headers: Record<string, string>, body: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request({ socketPath, method: 'POST', headers }, (res) => resolve(res.resume().statusCode))
      .on('error', reject)
      .end(body);
  });
}

const BODY = JSON.stringify({ type: 'lead.created', data: { visitor: { name: 'Zoë' } } });
const now = () => Math.floor(Date.now() / 1000);
const sign = (id: string, timestamp = now(), key = KEY) =>
  signatureHeaders({ id, timestamp, body: BODY }, key);

test('stores a lead once, and rejects changed, old, unsigned and wrongly signed requests', async () => {
  expect(await post(sign('one'), BODY)).toBe(204);
  expect(await post(sign('one'), BODY)).toBe(204);
  expect(await post(sign('two'), BODY.replace('Zoë', 'Ann'))).toBe(401);
  expect(await post({ ...sign('two'), 'webhook-id': 'three' }, BODY)).toBe(401);
  expect(await post(sign('two', now() - 600), BODY)).toBe(401);
  expect(await post(sign('two', now(), Buffer.alloc(32)), BODY)).toBe(401);
  expect(await post({ ...sign('two'), 'webhook-signature': 'v1,ééé' }, BODY)).toBe(401);
  expect(await post({}, BODY)).toBe(401);
  expect(await post(sign('two'), BODY)).toBe(204);
  await until(() => output, `${BODY}\n${BODY}\n`);
});
