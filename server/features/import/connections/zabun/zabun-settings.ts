/** `connection` to Zabun in the agency file. */
import * as v from 'valibot';
import { readNamedVariable } from '../../polling/named-variable.ts';
import { feedUrl, variableName } from '../../polling/setting-schemas.ts';

const API = 'https://gateway-cmsapi.v2.zabun.be';
/** The medium "Website via API" of Zabun. */
const WEBSITE = 14;

export const zabunSettings = v.strictObject({
  system: v.literal('zabun'),
  /** The environment variables with the four values of the headers of the same names. */
  xClientId: variableName,
  clientId: variableName,
  serverId: variableName,
  apiKey: variableName,
  /** The medium for which the agency activates the homes that the site shows. */
  mediumId: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), WEBSITE),
  /** Another address of the API, such as a proxy. */
  api: v.optional(feedUrl, API),
  /** Whether Zabun receives the leads. */
  leads: v.optional(v.boolean(), true),
});

const KEYS = ['xClientId', 'clientId', 'serverId', 'apiKey'] as const;

export interface ZabunConnection extends Record<(typeof KEYS)[number], string> {
  system: 'zabun';
  /** Names the homes that are read, without secrets. Other homes are other ones, so all are read. */
  account: string;
  mediumId: number;
  sendsLeads: boolean;
  /** Without a slash at the end. */
  api: string;
  /** The names of the variables, for messages. */
  variables: readonly string[];
}

/**
 * Reads the keys of a connection.
 * @throws an error that names a missing variable.
 */
export function readZabunConnection(
  settings: v.InferOutput<typeof zabunSettings>,
  owner: string,
  env: NodeJS.ProcessEnv,
): ZabunConnection {
  const { system, mediumId, leads } = settings;
  const api = settings.api.replace(/\/+$/, '');
  const read = (name: (typeof KEYS)[number]) => readNamedVariable(settings[name], owner, env);
  const clientId = read('clientId');
  return {
    system,
    account: [system, api, clientId, mediumId].join(' '),
    xClientId: read('xClientId'),
    clientId,
    serverId: read('serverId'),
    apiKey: read('apiKey'),
    mediumId,
    sendsLeads: leads,
    api,
    variables: KEYS.map((name) => settings[name]),
  };
}
