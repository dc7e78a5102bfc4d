/** `connection` to SweepBright in the agency file. */
import * as v from 'valibot';
import { readNamedVariable } from '../../polling/named-variable.ts';
import { feedUrl, variableName } from '../../polling/setting-schemas.ts';
import type { SweepBrightAccess } from './tokens.ts';

const API = 'https://website.sweepbright.com/api';

export const sweepBrightSettings = v.strictObject({
  system: v.literal('sweepbright'),
  /** The environment variables with the client id and the client secret of the website in SweepBright. */
  clientId: variableName,
  secret: variableName,
  /** Another address of the API, such as a proxy. */
  api: v.optional(feedUrl, API),
  /** Whether SweepBright receives the leads. */
  leads: v.optional(v.boolean(), true),
});

export interface SweepBrightConnection extends SweepBrightAccess {
  system: 'sweepbright';
  sendsLeads: boolean;
}

/** @throws an error that names a missing variable. */
export function readSweepBrightConnection(
  { system, clientId, secret, api, leads }: v.InferOutput<typeof sweepBrightSettings>,
  owner: string,
  env: NodeJS.ProcessEnv,
): SweepBrightConnection {
  return {
    system,
    clientId: readNamedVariable(clientId, owner, env),
    clientSecret: readNamedVariable(secret, owner, env),
    api: api.replace(/\/+$/, ''),
    sendsLeads: leads,
  };
}
