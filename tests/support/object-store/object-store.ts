/** An S3 server as a process of its own, which tests can kill and start again with its objects. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'valibot';
import {
  readStore,
  type StoreSettings,
  storeVariables,
} from '../../../server/platform/media/object-store/store-settings.ts';
import { findPort } from '../site-process.ts';

export interface ObjectStore {
  /** The variables of a site that uses the bucket. */
  variables: { MEDIA_URL: string; AWS_ACCESS_KEY_ID: string; AWS_SECRET_ACCESS_KEY: string };
  /** The URL of the bucket. */
  url: string;
  settings: StoreSettings;
  /** The folder with one file per object. */
  folder: string;
  start(): Promise<void>;
  kill(): Promise<void>;
  /** Kills the server and removes its objects. */
  remove(): Promise<void>;
}

const BUCKET = 'pictures';
/** The only key of the server. */
const KEY = 'S3RVER';

/** Starts a server with an empty bucket. */
export async function startObjectStore(): Promise<ObjectStore> {
  const folder = await mkdtemp(path.join(tmpdir(), 'objects-'));
  const port = await findPort();
  const origin = `http://127.0.0.1:${port}`;
  const variables = {
    MEDIA_URL: `s3://${BUCKET}?endpoint=${origin}`,
    AWS_ACCESS_KEY_ID: KEY,
    AWS_SECRET_ACCESS_KEY: KEY,
  };
  let server: ChildProcess | undefined;
  const kill = async () => {
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    server.kill('SIGKILL');
    await once(server, 'exit');
  };
  const start = async () => {
    // The server encrypts the tokens of its lists by DES, which OpenSSL offers only then.
    const script = path.join(import.meta.dirname, 'run-server.ts');
    const options = ['--openssl-legacy-provider', '--disable-warning=ExperimentalWarning', script];
    server = spawn(process.execPath, [...options, folder, String(port), BUCKET], {
      env: { PATH: process.env.PATH },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(server.stdout as NodeJS.ReadableStream, 'data');
  };
  await start();
  return {
    variables,
    url: `${origin}/${BUCKET}`,
    settings: readStore(parse(storeVariables, variables)) as StoreSettings,
    folder: path.join(folder, BUCKET),
    start,
    kill,
    async remove() {
      await kill();
      await rm(folder, { recursive: true });
    },
  };
}
