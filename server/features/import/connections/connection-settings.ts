/** `connection` of a feed in the agency file: a CRM whose API the site asks for the homes. */
import * as v from 'valibot';
import type { FormatName } from '../../feed/formats/feed-format.ts';
import { skarabeeSettings } from './skarabee/skarabee-settings.ts';
import { sweepBrightSettings } from './sweepbright/sweepbright-settings.ts';
import { sendsLeadsToWhise, whiseSettings } from './whise/whise-settings.ts';
import { zabunSettings } from './zabun/zabun-settings.ts';

/** Each system has a schema of its own, with its name, which is that of its format. */
export const connectionSettings = v.variant('system', [
  skarabeeSettings,
  sweepBrightSettings,
  whiseSettings,
  zabunSettings,
]);

export type ConnectionSettings = v.InferOutput<typeof connectionSettings>;

/** The names of systems as people write them. */
export const SYSTEM_NAMES: Record<ConnectionSettings['system'], string> = {
  skarabee: 'Skarabee',
  sweepbright: 'SweepBright',
  whise: 'Whise',
  zabun: 'Zabun',
};

/** The environment variables that a connection names. */
export function variablesOf(connection: ConnectionSettings): string[] {
  switch (connection.system) {
    case 'sweepbright':
      return [connection.clientId, connection.secret];
    case 'zabun':
      return [connection.xClientId, connection.clientId, connection.serverId, connection.apiKey];
    default:
      return [connection.user, connection.password];
  }
}

/** Whether the connected system receives leads. */
export function sendsLeads(connection: ConnectionSettings): boolean {
  return connection.system === 'whise' ? sendsLeadsToWhise(connection) : connection.leads;
}

interface FeedWithConnection {
  format?: FormatName | undefined;
  connection?: ConnectionSettings;
}

/** Whether the format is not named, or is the one of the connected system. */
export function isConnectionFormatValid({ format, connection }: FeedWithConnection): boolean {
  return !connection || format === undefined || format === connection.system;
}

/** Whether the site asks the CRM for the homes; SweepBright has no list of them and reports them by its webhook. */
export function isAsked(connection: { system: string } | undefined): boolean {
  return connection !== undefined && connection.system !== 'sweepbright';
}
