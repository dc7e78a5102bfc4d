/** The connections of feeds with their secrets. */
import type { FeedSettings } from '../polling/feed-settings.ts';
import type { ConnectionSettings } from './connection-settings.ts';
import { readSkarabeeConnection, type SkarabeeConnection } from './skarabee/skarabee-settings.ts';
import { readSweepBrightConnection, type SweepBrightConnection } from './sweepbright/sweepbright-settings.ts';
import { readWhiseConnection, type WhiseConnection } from './whise/whise-settings.ts';
import { readZabunConnection, type ZabunConnection } from './zabun/zabun-settings.ts';

/** A CRM that the site asks for the homes; SweepBright reports them by its webhook. */
export type AskedConnection = SkarabeeConnection | WhiseConnection | ZabunConnection;
export type Connection = SweepBrightConnection | AskedConnection;

/**
 * Reads the secrets of connections; the keys are the names of the feeds.
 * @throws an error that names a missing variable, never its value.
 */
export function readConnections(
  feeds: readonly FeedSettings[],
  env: NodeJS.ProcessEnv,
): Map<string, Connection> {
  return new Map(
    feeds.flatMap(({ name, connection }): [string, Connection][] =>
      connection ? [[name, readConnection(connection, `the connection of the feed "${name}"`, env)]] : [],
    ),
  );
}

/** `owner`: what names the variables, for messages. */
function readConnection(settings: ConnectionSettings, owner: string, env: NodeJS.ProcessEnv): Connection {
  switch (settings.system) {
    case 'skarabee':
      return readSkarabeeConnection(settings, owner, env);
    case 'sweepbright':
      return readSweepBrightConnection(settings, owner, env);
    case 'whise':
      return readWhiseConnection(settings, owner, env);
    case 'zabun':
      return readZabunConnection(settings, owner, env);
  }
}
