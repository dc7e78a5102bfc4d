/** `connection` to Skarabee in the agency file. */
import * as v from 'valibot';
import { readNamedVariable } from '../../polling/named-variable.ts';
import { feedUrl, variableName } from '../../polling/setting-schemas.ts';

/** Public clients ask this address by plain HTTP, which would send the password unencrypted. */
const API = 'https://weblink.skarabee.com/v41/weblink.asmx';

export const skarabeeSettings = v.strictObject({
  system: v.literal('skarabee'),
  /** The environment variables with the user and the password of the agency's access to Weblink. */
  user: variableName,
  password: variableName,
  /** Another address of the web service, such as a proxy. */
  api: v.optional(feedUrl, API),
  /** Whether homes that other agencies share are shown too. */
  sharedHomes: v.optional(v.boolean(), false),
  /** Whether Skarabee receives the leads. */
  leads: v.optional(v.boolean(), true),
});

export interface SkarabeeConnection {
  system: 'skarabee';
  /** Names the homes that are read, without secrets. Other homes are other ones, so all are read. */
  account: string;
  user: string;
  password: string;
  /** The names of the variables, for messages. */
  variables: { user: string; password: string };
  api: string;
  sharedHomes: boolean;
  sendsLeads: boolean;
}

/**
 * Reads the user and the password of a connection.
 * @throws an error that names a missing variable.
 */
export function readSkarabeeConnection(
  { system, user, password, api, sharedHomes, leads }: v.InferOutput<typeof skarabeeSettings>,
  owner: string,
  env: NodeJS.ProcessEnv,
): SkarabeeConnection {
  const name = readNamedVariable(user, owner, env);
  return {
    system,
    account: [system, api, name, sharedHomes ? 'shared' : 'own'].join(' '),
    user: name,
    password: readNamedVariable(password, owner, env),
    variables: { user, password },
    api,
    sharedHomes,
    sendsLeads: leads,
  };
}
